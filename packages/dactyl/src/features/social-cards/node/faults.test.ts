/** What authors are told when an option of the plugin, or their template, is wrong. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteError, SiteErrors } from '../../../node/base/site-error.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { validateOptionsWith } from '../../../node/plugin-api/validate.js';
import { loadDesign } from './card-design.js';
import { type SocialCardsOptions, socialCardsOptionsSchema } from './options.js';
import { openPen } from './pen.js';

let siteDir = '';
beforeAll(() => {
  // Below the workspace, so that React resolves.
  const tempDir = path.join(import.meta.dirname, '../../../../test/.tmp');
  mkdirSync(tempDir, { recursive: true });
  siteDir = mkdtempSync(path.join(tempDir, 'cards-'));
});
afterAll(() => rmSync(siteDir, { recursive: true }));

function optionsOf(options: Record<string, unknown>): SocialCardsOptions {
  const configFile = path.join(siteDir, 'site.config.js');
  writeFileSync(configFile, `export default ${JSON.stringify({ plugins: [['cards', options]] }, undefined, 1)};\n`);
  // What the schema gives.
  return validateOptionsWith(socialCardsOptionsSchema, options, {
    plugin: 'cards',
    configFile,
  }) as unknown as SocialCardsOptions;
}

function contextOf(): PluginContext {
  const localeConfig = { htmlLang: 'en', direction: 'ltr', calendar: 'gregory' };
  // What the plugin looks at.
  return {
    siteDir,
    siteConfigPath: path.join(siteDir, 'site.config.js'),
    siteConfig: { title: 'Site', tagline: '', staticDirectories: ['static'], themeConfig: {} },
    i18n: { currentLocale: 'en', localeConfigs: { en: localeConfig } },
  } as unknown as PluginContext;
}

async function draw(options: Record<string, unknown>) {
  const design = await loadDesign(contextOf(), optionsOf(options));
  const pen = await openPen(design, siteDir);
  return pen({ seed: design.seed, file: 'assets/cards/a.png', title: 'Title' });
}

async function faultsOf(options: Record<string, unknown>): Promise<string> {
  try {
    await draw(options);
    return 'none';
  } catch (error) {
    const errors = error instanceof SiteErrors ? error.errors : [error];
    return errors.map(describeError).join('\n\n');
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof SiteError)) throw error;
  const { file = '', line, key, hint } = error.details;
  const place = [path.basename(file), line, key].filter((part) => part !== undefined).join(':');
  return [error.message, place, hint].filter((text) => text !== undefined).join('\n');
}

describe('what social cards cannot be made of', () => {
  it('is reported for all options at once', async () => {
    const options = { includes: ['/'], exclude: ['blog/**'], colors: { accent: 'url(x)' }, fonts: [] };
    expect(await faultsOf(options)).toMatchInlineSnapshot(`
      "Invalid options of the plugin "cards": "exclude[0]" must be a path below the base URL, with "/", but is "blog/**".
      site.config.js:10:exclude[0]

      Invalid options of the plugin "cards": "colors.accent" must be a CSS colour such as "#1f7a5c", but is "url(x)".
      site.config.js:13:colors.accent

      Invalid options of the plugin "cards": "fonts" must not be empty.
      site.config.js:15:fonts

      Invalid options of the plugin "cards": "includes" is not a known option.
      site.config.js:6:includes
      Did you mean "include"?"
    `);
  });

  it('is a file that is not there', async () => {
    expect(await faultsOf({ fonts: ['@fonts/none'] })).toMatchInlineSnapshot(`
      "The font "@fonts/none" was not found.
      site.config.js:7:fonts[0]
      Install it: npm install @fonts/none. A local file starts with "./"."
    `);
    expect(await faultsOf({ logo: 'img/none.svg' })).toMatchInlineSnapshot(`
      "The logo of social cards "img/none.svg" is not an image in a static folder.
      site.config.js:6:logo
      Name a file of static that ends in .svg, .png, .jpg, .jpeg, .webp."
    `);
    expect(await faultsOf({ template: './none.jsx' })).toMatchInlineSnapshot(`
      "The template of social cards "./none.jsx" was not found.
      site.config.js:6:template
      The path starts from the folder of the site and names the file with its extension."
    `);
  });

  it('is a template that exports no component, or throws', async () => {
    const write = (name: string, text: string) => writeFileSync(path.join(siteDir, name), text);
    write('value.tsx', 'export default 5;\n');
    expect(await faultsOf({ template: './value.tsx' })).toMatchInlineSnapshot(`
      "The template of social cards exports no component.
      value.tsx
      Export a React component as default: export default function Card({ title }) { … }"
    `);
    write('broken.tsx', 'export default () => <p>;\n');
    expect(await faultsOf({ template: './broken.tsx' })).toContain('broken.tsx could not be loaded');
    write('throwing.jsx', 'export default function Card({ title }) {\n  return <p>{title.none.length}</p>;\n}\n');
    write('image.jsx', 'export default () => <img alt="" />;\n');
    expect(await faultsOf({ template: './image.jsx' })).toContain(
      'failed for the page "Title": Image element must have',
    );
    expect(await faultsOf({ template: './throwing.jsx' })).toMatchInlineSnapshot(`
      "The template of social cards failed for the page "Title": Cannot read properties of undefined (reading 'length')
      throwing.jsx"
    `);
  });
});

describe('a template of the site', () => {
  it('may be TypeScript and import others, whose edits count', async () => {
    writeFileSync(
      path.join(siteDir, 'box.tsx'),
      `export const Box = ({ text }: { text: string }) => <div style={{ color: 'red' }}>{text}</div>;\n`,
    );
    writeFileSync(
      path.join(siteDir, 'card.tsx'),
      `import { Box } from './box';\nexport default ({ title }: { title: string }) => <Box text={title} />;\n`,
    );
    const options = { template: './card.tsx' };
    const seedOf = async () => (await loadDesign(contextOf(), optionsOf(options))).seed;
    const before = await seedOf();
    const { png } = await draw(options);
    expect(png.length).toBeGreaterThan(1000);
    writeFileSync(path.join(siteDir, 'box.tsx'), `export const Box = () => <div>Box</div>;\n`);
    expect(await seedOf()).not.toBe(before);
  });
});
