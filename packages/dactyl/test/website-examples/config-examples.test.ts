/** Examples of configurations and sidebars are accepted by what reads them. */
import { afterAll, describe, expect, it } from 'vitest';
import { normalizeSidebars } from '../../src/features/docs/node/sidebars/normalize.js';
import { isRecord } from '../../src/shared/is-record.js';
import type { CodeExample } from './code-examples.js';
import { checkConfigPart, checkWholeConfig } from './config-check.js';
import { isModule } from './example-kind.js';
import { loadExample, removeExampleSites, siteOf, type ExampleSite } from './example-site.js';
import { runExamples } from './run-examples.js';

afterAll(removeExampleSites);

describe('configurations', () => {
  runExamples('config', checkConfig);
});

describe('sidebars', () => {
  runExamples('sidebars', async (example) => {
    const value = await valueOf(example, siteOf(example));
    normalizeSidebars(isRecord(value) && 'type' in value ? { sidebar: [value] } : value, undefined);
  });
});

async function checkConfig(example: CodeExample): Promise<void> {
  const site = siteOf(example);
  const config = await valueOf(example, site);
  if (config === undefined) return;
  const isWhole = isModule(example.code) && isRecord(config);
  await (isWhole ? checkWholeConfig(config, site) : checkConfigPart(config, { page: example.page, site }));
}

/** What the example exports, or is; `undefined` for a function that reads a file which only a reader has. */
async function valueOf(example: CodeExample, site: ExampleSite): Promise<unknown> {
  const value = await loadExample(moduleOf(example, site), { extension: extensionOf(example), site });
  if (typeof value !== 'function') return value;
  try {
    return await Reflect.apply(value, undefined, []);
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return undefined;
    throw error;
  }
}

const extensionOf = ({ title = '', language }: CodeExample) => /\.[cm]?[jt]s$/.exec(title)?.[0] ?? `.${language}`;

/** A part becomes a module: fields without braces get them, and names are imported as elsewhere on the page. */
function moduleOf({ code }: CodeExample, { examples }: ExampleSite): string {
  if (isModule(code)) return code;
  const value = code.trim().replace(/,$/, '');
  const isValue = /^(?:\/\/.*\n\s*)*[[{]/.test(value);
  const imports = examples.flatMap((other) => (isModule(other.code) ? importsOf(other.code) : []));
  const used = imports.filter(({ names }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(code)));
  const lines = new Set(used.map(({ line }) => line));
  return `${[...lines].join('\n')}\nexport default ${isValue ? `(${value}\n)` : `{\n${value}\n}`};\n`;
}

function importsOf(code: string): { line: string; names: string[] }[] {
  const lines = [...code.matchAll(/^import (.+) from '.+';$/gm)];
  return lines.map(([line, names = '']) => ({ line, names: names.match(/[\w$]+/g) ?? [] }));
}

describe('the check of configurations', () => {
  const wrong = (code: string, page = 'docs/x.md') =>
    checkConfig({
      code,
      page,
      locale: 'en',
      place: '',
      language: 'js',
      title: undefined,
      meta: '',
      isNested: false,
      isWrong: false,
    });

  it.each([
    ['a field that does not exist', "export default { titel: 'x' };"],
    ['a value of the wrong kind', 'export default { noIndex: 1 };'],
    ['a field of themeConfig that does not exist', 'export default { themeConfig: { navBar: {} } };'],
    ['a navbar item that does not exist', "themeConfig: { navbar: { items: [{ type: 'docs' }] } },"],
    ['an option of the preset that does not exist', "presets: [['classic', { blog: { postPerPage: 5 } }]],"],
    ['a plugin that does not exist', "plugins: ['@docusaurus/plugin-content-doc'],"],
    ['an option of a plugin', "plugins: [['@docusaurus/plugin-pwa', { pwaHeads: [] }]],"],
    ['a part that belongs nowhere', 'feed: { limit: 5 },'],
    ['broken syntax', 'export default { title: };'],
  ])('finds %s', async (_, code) => {
    await expect(wrong(code)).rejects.toThrow();
  });
});
