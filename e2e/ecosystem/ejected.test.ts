/** Components that the site format ejects, of three releases: each site with them builds, works and stays light. */
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { it, PHONE } from '../setup/browser-test.js';
import { startDactylServer } from '../setup/dactyl-server.js';
import { ejectComponents } from './eject.js';
import { writeSite } from './sites.js';

/** All that most sites eject, and what stands in the navbar. */
const NAMES = `
  DocItem/Layout Layout TOC NotFound NotFound/Content Footer Footer/Layout DocVersionBanner MDXComponents
  CodeBlock BlogPostItem Navbar Navbar/Layout Navbar/Content Navbar/Logo Navbar/ColorModeToggle Navbar/Search
  Navbar/MobileSidebar Navbar/MobileSidebar/Header Navbar/MobileSidebar/Layout Navbar/MobileSidebar/PrimaryMenu
  Navbar/MobileSidebar/SecondaryMenu Navbar/MobileSidebar/Toggle
`
  .trim()
  .split(/\s+/);

/** The copies of `Root` stand in the core of the format, and are two lines long. */
const ROOT = 'export default function Root({ children }) {\n  return <>{children}</>;\n}\n';

const FAR = 'A lamp that is far from the others';

/** A site whose docs are more than a page is about. */
async function serve(release: string) {
  const siteDir = writeSite('ejected', inject('packagesDir'));
  mkdirSync(join(siteDir, 'docs/far'), { recursive: true });
  for (const name of ['b', 'c', 'd']) writeFileSync(join(siteDir, `docs/far/${name}.md`), `# ${FAR} ${name}\n`);
  ejectComponents(siteDir, { release, names: NAMES });
  writeFileSync(join(siteDir, 'src/theme/Root.js'), ROOT);
  const { code, output } = await runDactyl(['build'], { cwd: siteDir });
  expect(code, output).toBe(0);
  const server = await startDactylServer(['serve', siteDir]);
  onTestFinished(() => server.close());
  return { origin: server.origin, read: (file: string) => readFileSync(join(siteDir, 'build', file), 'utf8') };
}

describe.each(['3.6.3', '3.8.1', '3.10.1'])('components that Docusaurus %s ejects', (release) => {
  it('build, work in the browser, and bring no other pages along', async ({ open }) => {
    const { origin, read } = await serve(release);
    const html = read('docs/intro/index.html');
    const marks = [...html.matchAll(/<!--(?:provide|island):[^]*?-->/g)].join('');
    expect(marks).toContain('/docs/intro');
    expect(marks).not.toContain(`${FAR} b`);

    const page = await open(`${origin}/docs/intro`);
    await page.mouse.move(400, 400);
    expect(await page.locator('.breadcrumbs__item').count()).toBe(2);
    const theme = () => page.locator('html').getAttribute('data-theme');
    const before = await theme();
    await page.locator('.navbar__items--right button[title]').first().click();
    await expect.poll(theme).not.toBe(before);
    await page.locator('.pagination-nav__link--next').click();
    await page.getByRole('heading', { name: 'Lamps', level: 1 }).waitFor();
    await page.goto(`${origin}/blog/2026/01/01/dusk`);
    await page.getByText('lamp.js', { exact: true }).waitFor();
    await page.goto(`${origin}/nothing`);
    await page.locator('h1').waitFor();

    const phone = await open(`${origin}/docs/intro`, { viewport: PHONE });
    await phone.locator('.navbar__toggle').click();
    await phone.locator('.navbar-sidebar').getByText('Lamps').waitFor();
  });
});
