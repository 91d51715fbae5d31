import { expect, it } from 'vitest';
import { sharedBrowser } from '../../../../test/browser.js';
import { bundleBoot } from '../../../../test/bundle-boot.js';

it('calls the dialog of an image without a description what its button is called', async () => {
  const browser = await sharedBrowser();
  const page = await browser.newPage();
  const file = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>`;
  await page.setContent(
    `<img data-zoom="Enlarge\nClose" alt="" width="900" style="width:50px;height:50px" src="${file}">`,
  );
  await page.addScriptTag({ content: await bundleBoot('browser/boot/image-zoom/main.ts') });
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect.poll(() => page.getByRole('dialog', { name: 'Enlarge' }).isVisible()).toBe(true);
  await page.close();
});
