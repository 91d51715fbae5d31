/** Packages of others, as they are installed: what a reader of a site with them sees. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { it } from '../setup/browser-test.js';
import { startDactylServer } from '../setup/dactyl-server.js';
import { writeSite, type SiteName } from './sites.js';

/** Builds and serves a site; what the build has printed comes along. */
async function serve(name: SiteName, before: readonly string[][] = []) {
  const siteDir = writeSite(name, inject('packagesDir'));
  for (const args of before) await run(args, siteDir);
  const log = await run(['build'], siteDir);
  const server = await startDactylServer(['serve', siteDir]);
  onTestFinished(() => server.close());
  return {
    siteDir,
    log,
    origin: server.origin,
    read: (file: string) => readFileSync(join(siteDir, 'build', file), 'utf8'),
  };
}

async function run(args: readonly string[], siteDir: string): Promise<string> {
  const { code, output } = await runDactyl(args, { cwd: siteDir });
  if (code !== 0) throw new Error(`dactyl ${args.join(' ')} ended with code ${code}:\n${output}`);
  return output;
}

describe('diagrams', () => {
  it('of D2 and Vega-Lite are drawn for both modes while the site is built, without a script', async ({ open }) => {
    const { origin, read } = await serve('diagrams');
    const html = read('docs/drawn/index.html');
    expect(html).not.toMatch(/assets\/js\/[^"]*(?:vega|d2)/);
    for (const scheme of ['light', 'dark'] as const) {
      const page = await open(`${origin}/docs/drawn`, { colorScheme: scheme, javaScriptEnabled: false });
      const drawings = page.locator('.dactyl-drawing__picture:visible');
      await expect.poll(() => drawings.getByText('lights', { exact: true }).count()).toBeGreaterThan(0);
      expect(await drawings.getByText('Ships by night').count()).toBeGreaterThan(0);
      const sizes = await drawings.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().height));
      expect(sizes.filter((height) => height > 60)).toHaveLength(2);
    }
  });

  it('with mistakes end the build, with file, line and advice', async () => {
    const siteDir = writeSite('broken-diagrams', inject('packagesDir'));
    const { code, output } = await runDactyl(['build'], { cwd: siteDir });
    expect(code).toBe(1);
    expect(output).toMatch(/docs\/d2\.md:5/);
    expect(output).toMatch(/docs\/json\.md:5/);
    expect(output).toContain('docs/data.md');
    expect(output).toContain('Write it into the block');
  });
});

describe('plugins', () => {
  it('for styles, names, variables, images, formulas, a glossary and texts work side by side', async ({ open }) => {
    const { origin, log, read } = await serve('together');
    expect(log).not.toContain('webpack');
    const page = await open(`${origin}/`);
    // docusaurus-plugin-module-alias, Tailwind
    const heading = page.locator('h1');
    await expect.poll(() => heading.textContent()).toBe('by alias');
    expect(await heading.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
    // docusaurus2-dotenv, docusaurus-plugin-sass
    const lamp = page.locator('p b', { hasText: 'lit' });
    expect(await lamp.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    // remark-math with rehype-katex, docusaurus-plugin-image-zoom, docusaurus-plugin-copy-page-button
    await page.goto(`${origin}/docs/math`);
    expect(await page.locator('.katex-display').count()).toBe(1);
    await page.locator('.medium-zoom-image').click();
    await page.locator('.medium-zoom-image--opened').waitFor();
    await page.goto(`${origin}/docs/intro`);
    await page
      .getByRole('button', { name: /copy page/i })
      .first()
      .waitFor();
    // docusaurus-plugin-glossary
    await page.goto(`${origin}/glossary`);
    await page.getByText('A kind of lens').first().waitFor();
    // @signalwire/docusaurus-plugin-llms-txt
    expect(read('llms.txt')).toContain('Intro');
  });

  it('docusaurus-plugin-openapi-docs and its theme write pages by a command, and show them', async ({ open }) => {
    const { origin, siteDir } = await serve('openapi', [['gen-api-docs', 'pets']]);
    expect(existsSync(join(siteDir, 'docs/pets/list-pets.api.mdx'))).toBe(true);
    const page = await open(`${origin}/docs/pets/list-pets`);
    await page.getByRole('heading', { name: 'List pets' }).waitFor();
    await page.getByText('https://pets.example/v1').first().waitFor();
  });

  it('redocusaurus shows an API', async ({ open }) => {
    const { origin } = await serve('redocusaurus');
    const page = await open(`${origin}/api/`);
    await page.getByRole('heading', { name: 'List pets' }).first().waitFor();
  });

  it('docusaurus-plugin-typedoc writes docs of code', async ({ open }) => {
    const { origin } = await serve('typedoc');
    const page = await open(`${origin}/docs/api/functions/light`);
    await page.getByText('Lights a lamp.').waitFor();
  });

  it('@apify/docusaurus-plugin-typedoc-api has pages of code', async ({ open }) => {
    const { origin } = await serve('typedoc-api');
    const page = await open(`${origin}/api/function/light`);
    await page.getByText('Lights a lamp.').first().waitFor();
  });
});

describe('Tailwind 3', () => {
  it('makes the classes that the site names, in both modes', async ({ open }) => {
    const { origin } = await serve('tailwind-3');
    const page = await open(`${origin}/?docusaurus-theme=dark`);
    const styles = await page.locator('h1').evaluate((element) => {
      const { letterSpacing, color, textDecorationLine } = getComputedStyle(element);
      return [letterSpacing, color, textDecorationLine];
    });
    expect(styles).toEqual(['3px', 'rgb(1, 2, 3)', 'underline']);
  });
});

describe('a search', () => {
  it('by @easyops-cn/docusaurus-search-local finds pages', async ({ open }) => {
    const { origin } = await serve('search-local');
    const page = await open(`${origin}/docs/intro`);
    await page.locator('.navbar__search-input').click();
    await page.locator('.navbar__search-input').pressSequentially('bulb');
    await page.locator('.navbar__search').getByText('Lamps').first().waitFor();
  });

  it('by docusaurus-lunr-search finds pages', async ({ open }) => {
    const { origin } = await serve('lunr');
    const page = await open(`${origin}/docs/intro`);
    await page.locator('#search_input_react, #search_bar').first().click();
    await page.keyboard.type('bulb');
    await page.locator('.algolia-docsearch-suggestion', { hasText: 'Lamps' }).first().waitFor();
  });

  it('by @getcanary/docusaurus-theme-search-pagefind has an index', async ({ open }) => {
    const { origin } = await serve('pagefind');
    const page = await open(`${origin}/docs/intro`);
    // As text: Vitest would make its own of a function that imports. It is a file of the output.
    const found = await page.evaluate(
      `import('${origin}/pagefind/pagefind.js').then(({ search }) => search('bulb')).then(({ results }) => results.length)`,
    );
    expect(found).toBe(1);
  });

  it('by docusaurus-theme-search-typesense opens its dialog', async ({ open }) => {
    const { origin } = await serve('typesense');
    const page = await open(`${origin}/docs/intro`);
    await page.locator('.DocSearch-Button').click();
    await page.locator('.DocSearch-Modal input').waitFor();
  });
});
