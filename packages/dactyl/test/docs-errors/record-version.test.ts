/** Each reason for which `docs:version` records nothing, with what is printed. */
import { expect, it } from 'vitest';
import { formatError } from '../../src/node/base/print-error.js';
import { docsOptionsSchema } from '../../src/features/docs/node/options.js';
import { recordVersion } from '../../src/features/docs/node/record-version.js';
import { createPluginContext, createSiteDir } from '../plugin-context.js';

const FILES = {
  'docusaurus.config.js': 'module.exports = {};\n',
  'docs/fine.md': '# Fine\n',
  'versions.json': '["1.0"]\n',
  'versioned_docs/version-1.0/fine.md': '# Fine\n',
  'versioned_docs/version-lost/fine.md': '# Fine\n',
  'wrong.json': '{\n  "docs": [5]\n}\n',
};

async function print(name: string, options: Record<string, unknown> = {}): Promise<string> {
  const { siteDir, remove } = createSiteDir(FILES);
  try {
    const context = createPluginContext({ siteDir });
    const { warnings } = await recordVersion(name, {
      context,
      options: { ...docsOptionsSchema.parse(options), id: 'default' },
    });
    return ['recorded', ...warnings].join('\n');
  } catch (error) {
    return formatError(error, { cwd: siteDir }).replaceAll(`${siteDir}/`, '').replaceAll(siteDir, '<site>');
  } finally {
    remove();
  }
}

it.each<[string, string, Record<string, unknown>]>([
  ['a blank name', ' ', {}],
  ['a long name', 'a-very-long-name-of-a-version-that-is', {}],
  ['a name with a slash', 'release/2.0', {}],
  ['a name with a colon', '2:0', {}],
  ['the name of a folder', '..', {}],
  ['the name of the current version', 'current', {}],
  ['a name that exists', '1.0', {}],
  ['a name whose folder exists', 'lost', {}],
  ['a name that is read from git', '2.x', { versions: { '2.x': { ref: 'v2.0' } } }],
  ['docs that do not exist', '2.0', { path: 'dcos' }],
  ['sidebars that do not exist', '2.0', { sidebarPath: './sidebars.js' }],
  ['sidebars that are wrong', '2.0', { sidebarPath: './wrong.json' }],
])('%s', async (_, name, options) => {
  expect(await print(name, options)).toMatchSnapshot();
});
