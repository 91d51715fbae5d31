/** `dactyl swizzle`, as people call it. Questions are asked at a terminal only; here none is. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';

const CONFIG = `export default {
  title: 'Swizzled', url: 'https://swizzled.example', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false }]],
  themes: ['./acme-theme'],
};`;

const THEME_FILES = {
  'acme-theme/package.json': '{ "name": "acme-theme", "version": "1.0.0", "type": "module", "main": "index.js" }',
  'acme-theme/index.js': `export default () => ({
    name: 'acme-theme',
    getThemePath: () => './lib',
    getTypeScriptThemePath: () => './src',
  });
  export const getSwizzleComponentList = () => ['Shout'];`,
  'acme-theme/lib/Shout.js': `/**\n * Copyright Acme.\n */\nexport default ({ children }) => <b>{children}!</b>;\n`,
  'acme-theme/lib/Shout.module.css': '.shout {}\n',
  'acme-theme/lib/Card/index.js': 'export default () => <p>Card</p>;\n',
  'acme-theme/lib/Card/index.test.js': 'throw new Error();\n',
  'acme-theme/lib/Card/index.d.ts': 'export {};\n',
  'acme-theme/src/Shout.tsx': 'export default ({ children }: { children: string }) => <b>{children}!</b>;\n',
  'acme-theme/src/Card/index.tsx': 'export default () => <p>Card</p>;\n',
};

let site: Fixture;

function makeSite(files: Record<string, string> = {}): Fixture {
  return createSite({
    'package.json': '{ "name": "swizzled", "private": true, "type": "module" }',
    'docusaurus.config.js': CONFIG,
    'docs/index.md': '# Home\n',
    ...THEME_FILES,
    ...files,
  });
}

const read = (name: string) => readFileSync(site.file(name), 'utf8');

beforeEach(() => {
  site = makeSite();
});

describe('dactyl swizzle --list', () => {
  let table = '';

  beforeAll(async () => {
    table = (await makeSite().run(['swizzle', '--list'])).output;
  });

  it('prints each component of each theme with what may be done with it', () => {
    expect(table).toMatch(/^@docusaurus\/theme-classic, \d+ components$/m);
    expect(table).toMatch(/^Component +Eject +Wrap +Description$/m);
    expect(table).toMatch(/^Footer +safe +safe +\S/m);
    expect(table).toMatch(/^DocSidebar +unsafe +safe +\S/m);
    expect(table).toMatch(/^MDXComponents +safe +forbidden +\S/m);
    expect(table).toContain('safe       stays the same from one release to the next');
  });

  it('knows themes of others, and the components that they call safe', () => {
    const [, acme = ''] = table.split('acme-theme, 2 components');
    expect(acme).toMatch(/^Shout +safe +safe$/m);
    expect(acme).toMatch(/^Card +unsafe +unsafe$/m);
  });

  it('names no private file of a theme', () => {
    expect(table).not.toMatch(/Glyph|LazyTabs|index/);
  });
});

describe('dactyl swizzle', () => {
  it('wraps a component', async () => {
    const { output, code } = await site.run(['swizzle', 'classic', 'Footer', '--wrap']);
    expect(code).toBe(0);
    expect(output).toBe(
      'Wrote src/theme/Footer/index.js\nIt stands around Footer of @docusaurus/theme-classic on all pages.',
    );
    expect(read('src/theme/Footer/index.js')).toContain("import Footer from '@theme-original/Footer';");
  });

  it('copies a component, without types on a site without tsconfig.json', async () => {
    await site.run(['swizzle', '@docusaurus/theme-classic', 'Footer/Links', '-e']);
    const text = read('src/theme/Footer/Links/index.js');
    expect(text).toContain("from '@docusaurus/theme-common'");
    expect(text).not.toMatch(/import type|: Props|\.\.\//);
  });

  it('writes TypeScript on a site with tsconfig.json, unless --javascript is given', async () => {
    site.write('tsconfig.json', '{}');
    const { output } = await site.run(['swizzle', 'classic', 'NotFound', '-e', '--dry-run']);
    const other = await site.run(['swizzle', 'classic', 'NotFound', '-e', '--dry-run', '--javascript']);
    expect(output).toBe('Would write src/theme/NotFound/index.tsx');
    expect(other.output).toBe('Would write src/theme/NotFound/index.js');
  });

  it('writes nothing in a dry run', async () => {
    await site.run(['swizzle', 'classic', 'Footer', '--wrap', '--dry-run']);
    expect(existsSync(site.file('src/theme'))).toBe(false);
  });

  it('does not mind the case of letters', async () => {
    const { output } = await site.run(['swizzle', 'Classic', 'footer/copyright', '-e', '--dry-run']);
    expect(output).toBe('Would write src/theme/Footer/Copyright/index.js');
  });

  it('copies the components of a folder', async () => {
    const { output } = await site.run(['swizzle', 'classic', 'Admonition/Icon', '-e', '--dry-run', '-t']);
    expect(output).toContain('Would write src/theme/Admonition/Icon/Danger/index.tsx');
    expect(output).toContain('Would write src/theme/Admonition/Icon/Warning/index.tsx');
  });

  it.each([
    ['a name with a slip', ['classic', 'Foter', '-w'], 'Did you mean "Footer"'],
    ['a component in place of a theme', ['Footer', '-w'], 'It is a component of @docusaurus/theme-classic'],
    ['what cannot be wrapped', ['classic', 'MDXComponents', '-w'], 'Use --eject instead.'],
    ['a folder', ['classic', 'Icon', '-e'], 'Name one of the components in it'],
    ['an unsafe component without --danger', ['classic', 'Navbar', '-e'], 'Add --danger to go on.'],
    ['no theme', [], 'The theme is missing.'],
    ['no component', ['classic'], 'The component is missing.'],
    ['no action', ['classic', 'Footer'], 'Add --wrap or --eject.'],
    ['both actions', ['classic', 'Footer', '-w', '-e'], '--wrap and --eject exclude each other.'],
  ])('refuses %s, and says what to do', async (_, args, message) => {
    const { output, code } = await site.run(['swizzle', ...args]);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(existsSync(site.file('src/theme'))).toBe(false);
  });

  it('copies what is unsafe with --danger', async () => {
    const { code } = await site.run(['swizzle', 'classic', 'Navbar', '-e', '--danger']);
    expect(code).toBe(0);
    expect(existsSync(site.file('src/theme/Navbar/index.js'))).toBe(true);
  });

  it('never overwrites a component of the site, in whatever file it is', async () => {
    site.write('src/theme/Footer.jsx', '// mine\n');
    const { output, code } = await site.run(['swizzle', 'classic', 'Footer', '-w']);
    expect(code).toBe(1);
    expect(output).toContain('src/theme/Footer.jsx exists already.');
    expect(existsSync(site.file('src/theme/Footer'))).toBe(false);
  });
});

describe('components of a theme that others wrote', () => {
  it('are copied as they are, without the comment on whose they are', async () => {
    const { output } = await site.run(['swizzle', 'acme-theme', 'Shout', '-e']);
    expect(output).toContain('Wrote src/theme/Shout.js\nWrote src/theme/Shout.module.css');
    expect(read('src/theme/Shout.js')).toBe('export default ({ children }) => <b>{children}!</b>;\n');
  });

  it('are copied without tests and types', async () => {
    const { output } = await site.run(['swizzle', 'acme-theme', 'Card', '-e', '--danger', '--dry-run']);
    expect(output).toBe('Would write src/theme/Card/index.js');
  });

  it('come from the TypeScript sources that the theme names', async () => {
    await site.run(['swizzle', 'acme-theme', 'Shout', '-e', '-t']);
    expect(read('src/theme/Shout.tsx')).toContain('{ children: string }');
  });

  it('are wrapped in the same place', async () => {
    const { output } = await site.run(['swizzle', 'acme-theme', 'Shout', '-w', '--dry-run']);
    expect(output).toBe('Would write src/theme/Shout.js');
  });
});

describe('dactyl swizzle after an upgrade of a theme', () => {
  it('says which copies are outdated and what has changed, and merges it when it is told to', async () => {
    await site.run(['swizzle', 'acme-theme', 'Card', '-e', '--danger']);
    await site.run(['swizzle', 'classic', 'Footer', '--wrap']);
    site.edit('src/theme/Card/index.js', (text) => `// Ours.\n\n${text}`);
    site.edit('acme-theme/lib/Card/index.js', (text) => `${text}\nexport const size = 2;\n`);
    site.edit('acme-theme/package.json', (text) => text.replace('1.0.0', '1.1.0'));

    const status = await site.run(['swizzle', '--status']);
    expect(status.output).toMatchInlineSnapshot(`
      "Card/index.js    edited copy of 1.0.0     the original has changed
      Footer/index.js  wrapper of 3.6.3         up to date

      1 file with an original that has changed: see --diff, then --upgrade."
    `);
    const diff = await site.run(['swizzle', 'acme-theme', 'card', '--diff']);
    expect(diff.output).toContain('+ export const size = 2;');

    const asked = await site.run(['swizzle', '--upgrade']);
    expect(asked.output).toContain('Nothing was changed. Add --yes to write it.');
    const upgraded = await site.run(['swizzle', '--upgrade', '--yes']);
    expect([upgraded.code, upgraded.output]).toEqual([0, expect.stringContaining('✓ Upgraded 1 file.')]);
    expect(read('src/theme/Card/index.js')).toBe(
      '// Ours.\n\nexport default () => <p>Card</p>;\n\nexport const size = 2;\n',
    );
    const after = await site.run(['swizzle', '--status']);
    expect(after.output).toMatch(/^Card\/index\.js +edited copy of 1\.1\.0 +up to date$/m);
  });
});

it('leaves nothing behind among the temporary files of the machine', async () => {
  mkdirSync(site.file('temporary'));
  const args = ['swizzle', '@docusaurus/theme-classic', 'Footer', '--eject', '--typescript'];
  const { code, output } = await site.run(args, { TMPDIR: site.file('temporary') });
  expect(code, output).toBe(0);
  expect(existsSync(site.file('src/theme/Footer/index.tsx'))).toBe(true);
  expect(readdirSync(site.file('temporary')).filter((name) => name.startsWith('dactyl-'))).toEqual([]);
});
