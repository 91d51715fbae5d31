/**
 * Every component that can be copied is copied, all at once, and the site is what it was; and the same with every one
 * wrapped. So a copy has all that it needs, and looks the same until somebody changes it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { transformWithOxc } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSilentLogger } from '../../src/node/base/logger.js';
import type * as LoadThemes from '../../src/node/swizzle/load-themes.js';
import type * as Sources from '../../src/node/swizzle/theme-sources.js';
import { ejectFiles, existingFiles, wrapFiles } from '../../src/node/swizzle/make-files.js';
import type { Language, SwizzleAction, SwizzledFile, Theme } from '../../src/node/swizzle/types.js';
import { builtFixture, builtSite } from './built-fixture.js';
import { copyFixture, type Fixture } from './fixture.js';
import { islandMarks, type Output } from './output.js';

const isFull = process.env.DACTYL_TEST_FULL === '1';
const FIXTURE = 'plain';

/** Page → what it says without copies. */
const plain = new Map<string, string[]>();

let themes: readonly Theme[] = [];

beforeAll(async () => {
  themes = await loadThemesOf(copyFixture(`sites/${FIXTURE}`));
  const { output } = await builtFixture(FIXTURE);
  const pages = output.files().filter((file) => file.endsWith('.html') && !file.includes('assets/'));
  for (const file of pages) plain.set(file, lines(output.read(file)));
});

/** What the command does, for all components of all themes: the strongest theme first, whose components are shown. */
function swizzleAll(
  site: Fixture,
  action: SwizzleAction,
  { language = 'typescript', folder = 'src/theme' }: { language?: Language; folder?: string } = {},
): number {
  const targetDir = site.file(folder);
  let count = 0;
  for (const { theme, component } of allComponents(action)) {
    if (existingFiles(component, targetDir).length > 0) continue;
    const make = action === 'eject' ? ejectFiles : wrapFiles;
    for (const { file, text } of make({ theme, component, language, targetDir })) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
    count++;
  }
  return count;
}

function allComponents(action: SwizzleAction) {
  const all = themes.toReversed().flatMap((theme) => theme.components.map((component) => ({ theme, component })));
  return all.filter(({ component }) => !component.isFolder && component.actions[action] !== 'forbidden');
}

/** Those of the compiled package, which has the sources. All sites here are copies of one, and so have the same. */
async function loadThemesOf(site: Fixture): Promise<Theme[]> {
  // The casts: these modules are compiled from the ones whose types they have.
  const { loadThemes } = (await importCompiled('load-themes.js')) as typeof LoadThemes;
  const { createThemeSources } = (await importCompiled('theme-sources.js')) as typeof Sources;
  const readSource = createThemeSources();
  return loadThemes({ siteDir: site.siteDir, configPath: undefined, readSource, logger: createSilentLogger() });
}

function importCompiled(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ path.join(import.meta.dirname, '../../dist/node/swizzle', name));
}

/** Pages that do not say the same, each with the first line that differs. */
function differences(output: Output): string[] {
  expect(plain.size).toBeGreaterThan(40);
  return [...plain].flatMap(([file, before]) => {
    const after = lines(output.read(file));
    const index = before.findIndex((line, number) => line !== after[number]);
    return index === -1 && before.length === after.length ? [] : [`${file}: ${before[index]} → ${after[index]}`];
  });
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements and texts, one a line. Names of files with a hash, scripts, and the order of attributes say nothing. */
function lines(html: string): string[] {
  const found: string[] = [];
  let text = '';
  const flush = () => {
    const folded = text.replaceAll(/\s+/g, ' ').trim();
    if (folded !== '') found.push(folded);
    text = '';
  };
  const visit = (node: Node) => {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    if (!('attrs' in node) || isIgnored(node)) return;
    flush();
    const attributes = node.attrs
      .map(({ name, value }) => `${name}=${name === 'class' ? words(value) : withoutHash(value)}`)
      .toSorted();
    found.push(`<${[node.tagName, ...attributes].join(' ')}>`);
    node.childNodes.forEach(visit);
    flush();
  };
  parse(html).childNodes.forEach(visit);
  return found;
}

/**
 * Buttons of code are drawn in another way where a site has buttons of its own, and copies are that. What loads the
 * script of islands belongs to them.
 */
function isIgnored({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  if (tagName === 'script' || value('rel') === 'modulepreload') return true;
  return value('class') === 'code-block-buttons';
}

/** Classes: their order, and one that is there twice, say nothing. */
function words(value: string): string {
  return [...new Set(value.split(/\s+/))].toSorted().join(' ');
}

function withoutHash(value: string): string {
  return value
    .replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '')
    .replaceAll(/-[\w-]{8}(?=\.(?:js|css)")/g, '')
    .trim();
}

function tsc(cwd: string): string {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const { stdout } = spawnSync(process.execPath, [path.join(path.dirname(manifest), 'bin/tsc'), '-p', '.'], {
    cwd,
    encoding: 'utf8',
  });
  return stdout;
}

describe('copies of all components', () => {
  let site: Fixture;
  let output: Output;
  let count = 0;
  let wrapped = 0;
  let complaints = '';

  beforeAll(async () => {
    site = copyFixture(`sites/${FIXTURE}`);
    count = swizzleAll(site, 'eject');
    wrapped = swizzleAll(site, 'wrap', { folder: 'wrapped' });
    site.write(
      'tsconfig.json',
      '{ "extends": "dactyl/tsconfig", "compilerOptions": { "strict": true }, "include": ["src/theme", "wrapped"] }\n',
    );
    complaints = tsc(site.siteDir);
    ({ output } = await builtSite(site));
  });

  it('show what the components of the theme show', () => {
    expect(count).toBeGreaterThan(150);
    expect(differences(output)).toEqual([]);
  });

  // All wrappers come from one template: where it fits the types of a component, it shows that component. `overrides.test.ts`
  // has wrappers on pages.
  it('pass the compiler, as strict as it is, with wrappers of all components', () => {
    expect(wrapped).toBeGreaterThan(150);
    expect(complaints).toBe('');
  });

  it('add only one island, the colour mode button, which hydrates when it is touched', () => {
    const marks = output
      .files()
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => islandMarks(output.read(file)));
    const modules = new Set(
      marks.map((mark) => JSON.stringify(mark)).filter((mark) => !mark.includes('ColorModeToggle')),
    );
    expect([...modules]).toEqual([]);
  });
});

describe('copies of all components in JavaScript', () => {
  it('are the code that those in TypeScript are without their types', async () => {
    const site = copyFixture(`sites/${FIXTURE}`);
    const all = allComponents('eject');
    expect(all.length).toBeGreaterThan(150);
    // All go the same way.
    const components = isFull ? all : all.filter((_, index) => index % 4 === 0);
    for (const { theme, component } of components) {
      const request = { theme, component, targetDir: site.siteDir };
      const typed = await compiledCode(ejectFiles({ ...request, language: 'typescript' }));
      expect(await compiledCode(ejectFiles({ ...request, language: 'javascript' })), component.name).toEqual(typed);
    }
  });

  it.runIf(isFull)('show what the components of the theme show', async () => {
    const site = copyFixture(`sites/${FIXTURE}`);
    swizzleAll(site, 'eject', { language: 'javascript' });
    expect(differences((await builtSite(site)).output)).toEqual([]);
  });
});

/** Name without extension → what the compiler makes of the text: the same for the same code. */
async function compiledCode(files: readonly SwizzledFile[]): Promise<Record<string, string>> {
  const compiled = files.map(async ({ file, text }) => {
    if (!/\.[jt]sx?$/.test(file)) return [file, text];
    // A site's files may hold JSX whatever their name.
    const { code } = await transformWithOxc(text, file.replace(/\.js$/, '.jsx'), { sourcemap: false });
    return [file.replace(/\.[jt]sx?$/, ''), code];
  });
  const isOnlyTypes = (code = '') => code.trim() === 'export {};';
  return Object.fromEntries((await Promise.all(compiled)).filter(([, code]) => !isOnlyTypes(code)));
}

describe('wrappers of all components', () => {
  it.runIf(isFull)('show what the components of the theme show, without an island', async () => {
    const site = copyFixture(`sites/${FIXTURE}`);
    swizzleAll(site, 'wrap');
    const { output } = await builtSite(site);
    expect(differences(output)).toEqual([]);
    const pages = output.files().filter((file) => file.endsWith('.html'));
    expect(pages.flatMap((file) => islandMarks(output.read(file)))).toEqual([]);
  });
});
