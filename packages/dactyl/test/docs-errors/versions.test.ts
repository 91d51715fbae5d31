/** Each mistake in the versions of the docs, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenDocs, printDocsError } from './print-docs-error.js';

const list = (text: string): BrokenDocs => ({ files: { 'versions.json': text } });

describe('the list of versions', () => {
  it.each<[string, BrokenDocs]>([
    ['that is not JSON', list('[\n  "2.0",\n  "1.0",\n]\n')],
    ['that is an object', list('{ "2.0": {} }')],
    ['that holds numbers', list('[2.0, 1.0]')],
    ['with a blank name', list('["2.0", " "]')],
    ['with a long name', list(`["${'long-'.repeat(7)}"]`)],
    ['with a name that holds a slash', list('[\n  "release/2.0"\n]\n')],
    ['with a name that holds a control character', list('["2\\u0007"]')],
    ['with a name of a folder', list('[".."]')],
    ['with a name twice', list('[\n  "1.0",\n  "1.0"\n]\n')],
    ['with several mistakes', list('[\n  "release/2.0",\n  "1.0",\n  "1.0"\n]\n')],
    ['with a version without a folder', list('["1.0"]')],
    ['of another instance', { options: `id: 'api', path: 'docs'`, files: { 'api_versions.json': '["1.0"]' } }],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});

const versioned = (options: string): BrokenDocs => ({
  options,
  files: {
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/fine.md': '# Fine\n',
    'versioned_docs/version-1.0/fine.md': '# Fine\n',
  },
});

describe('options about versions', () => {
  it.each<[string, BrokenDocs]>([
    ['disableVersioning without versions', { options: 'disableVersioning: true' }],
    ['no current version and no other', { options: 'includeCurrentVersion: false' }],
    ['an empty choice', versioned('onlyIncludeVersions: []')],
    ['a choice with an unknown version', versioned(`onlyIncludeVersions: ['current', '2.1']`)],
    ['an unknown last version', versioned(`lastVersion: '3.0'`)],
    ['a last version that is not built', versioned(`onlyIncludeVersions: ['current', '1.0'], lastVersion: '2.0'`)],
    ['several unknown versions', versioned(`lastVersion: '3.0', onlyIncludeVersions: ['current', '2.1']`)],
    ['settings of an unknown version', versioned(`versions: { 'curent': { label: 'Canary' } }`)],
    [
      'settings of the current version where it is left out',
      versioned(`includeCurrentVersion: false, versions: { current: { label: 'Canary' } }`),
    ],
    ['an unknown version of another instance', { options: `id: 'api', path: 'docs', lastVersion: '1.0'` }],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});

describe('a version', () => {
  const one = (files: Record<string, string>): BrokenDocs => ({ files: { 'versions.json': '["1.0"]', ...files } });
  const doc = { 'versioned_docs/version-1.0/fine.md': '# Fine\n' };
  const sidebars = 'versioned_sidebars/version-1.0-sidebars.json';
  it.each<[string, BrokenDocs]>([
    ['without docs', one({ 'versioned_docs/version-1.0/readme.txt': 'No doc.' })],
    ['with sidebars that are not JSON', one({ ...doc, [sidebars]: '{ docs: ["fine"] }' })],
    ['with a sidebar that names an unknown doc', one({ ...doc, [sidebars]: '{ "docs": ["fien"] }' })],
    ['with its name in names of sidebars', one({ ...doc, [sidebars]: '{\n  "version-1.0/docs": ["fine"]\n}\n' })],
    ['with its name in ids', one({ ...doc, [sidebars]: '{\n  "docs": ["version-1.0/fine"]\n}\n' })],
    ['with bad front matter', one({ 'versioned_docs/version-1.0/fine.md': '---\ntags: a\n---\n' })],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});
