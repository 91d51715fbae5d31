import { describe, expect } from 'vitest';
import { becomeLive, changedElements, holdReact, it, rememberElements, visitSlowly, wake } from './island-test.js';
import { mainTargetsOf } from './targets.js';

const PAGES = ['counter', 'slots', 'props', 'element-props', 'function-props', 'children', 'suspense', 'mdx-state'];

describe.each(mainTargetsOf('islands'))('hydration in $mode mode', ({ origin }) => {
  it('keeps every element of a page', async ({ visit }) => {
    const page = await visit('about:blank');
    for (const name of PAGES) {
      const { release } = await holdReact(page, `${origin}/docs/${name}`);
      await page.goto(`${origin}/docs/${name}`);
      await rememberElements(page);
      release();
      await wake(page);
      expect(await changedElements(page), name).toBe('');
      await page.unrouteAll();
    }
  });

  it('keeps a half-filled form, open details and a playing video in a slot, and so does the island', async ({
    visit,
  }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/slots`);
    const frame = page.getByTestId('frame');
    await frame.getByLabel('Plain text').fill('half');
    await frame.getByLabel('Plain box').click();
    await frame.getByLabel('Plain area').fill('filled');
    await frame.locator('summary').click();
    await frame.locator('video').evaluate(async (video: HTMLVideoElement) => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      video.srcObject = canvas.captureStream(10);
      await video.play();
      video.addEventListener('pause', () => (video.dataset.paused = 'yes'));
    });
    await frame.getByLabel('Plain text').focus();
    await rememberElements(page);

    const check = async () => {
      expect(await frame.getByLabel('Plain text').inputValue()).toBe('half');
      expect(await frame.getByLabel('Plain box').isChecked()).toBe(true);
      expect(await frame.getByLabel('Plain area').inputValue()).toBe('filled');
      expect(await frame.locator('details').getAttribute('open')).not.toBeNull();
      const paused = (video: HTMLVideoElement) => video.paused || video.dataset.paused === 'yes';
      expect(await frame.locator('video').evaluate(paused)).toBe(false);
      expect(await changedElements(page)).toBe('');
    };
    release();
    await wake(page);
    await becomeLive(frame);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Plain text');
    await check();
    await frame.getByRole('button').click();
    await expect.poll(() => frame.getAttribute('class')).toBe('frame frame--marked');
    await check();
  });
});
