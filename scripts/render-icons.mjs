/**
 * Renders the icons of the website as an app: `website/static/img/icons/app.svg` → PNG files beside it, in the sizes that
 * browsers ask for. Run it after the drawing has changed: `CHROME_PATH=… node scripts/render-icons.mjs`. The drawing
 * keeps within the circle that every mask of a platform leaves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ROOT } from './repository.mjs';

const FOLDER = join(ROOT, 'website/static/img/icons');
const SIZES = [180, 192, 512];

const svg = readFileSync(join(FOLDER, 'app.svg'), 'utf8');
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
});
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  writeFileSync(join(FOLDER, `app-${size}.png`), await page.screenshot());
  await page.close();
}
await browser.close();
