/** What plugins import from `@docusaurus/logger`, in a site that has no such package. */
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../test/plugin-context.js';
import { createLogger } from '../base/logger.js';
import { runPlugins } from '../plugin-api/run-plugins.js';
import { BUILT_INS, builtInsWith } from './built-ins.js';
import { readBundlerParts } from './bundler-parts/run-hooks.js';

const plugin = (logger: string) => `function terns() {
  return { name: 'terns', loadContent() { ${logger}.success\`Counted num=\${3} terns\`; } };
}`;

const { siteDir, remove } = createSiteDir({
  'package.json': '{ "type": "commonjs" }',
  'esm.mjs': `import logger from '@docusaurus/logger';\nexport default ${plugin('logger')}`,
  'named.mjs': `import { logger } from '@docusaurus/logger';\nexport default ${plugin('logger')}`,
  'common.js': `const logger = require('@docusaurus/logger');\nmodule.exports = ${plugin('logger.default')}`,
  'typed.ts': `import logger from '@docusaurus/logger';\nexport default ${plugin('logger')}`,
  'node_modules/tern-esm/package.json': '{ "name": "tern-esm", "type": "module", "main": "index.js" }',
  'node_modules/tern-esm/index.js': `import logger from '@docusaurus/logger';\nexport default ${plugin('logger')}`,
  'node_modules/tern-common/package.json': '{ "name": "tern-common", "main": "index.js" }',
  'node_modules/tern-common/index.js': `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\nconst log = require('./log');\nexports.default = ${plugin('log')}`,
  'node_modules/tern-common/log.js': `module.exports = require('@docusaurus/logger').default;`,
});
afterAll(remove);
afterEach(() => vi.restoreAllMocks());

describe('the logger', () => {
  it.each(['./esm.mjs', './named.mjs', './common.js', './typed.ts', 'tern-esm', 'tern-common'])(
    'of %s is that of the command',
    async (name) => {
      const written: string[] = [];
      const command = createLogger({ stream: { write: (text) => written.push(text) }, color: false });
      const context = createPluginContext({ siteDir, siteConfig: { plugins: [name] } });
      await runPlugins({ context, builtIns: builtInsWith(command), logger: createRecordingLogger() });
      expect(written).toEqual(['✓ Counted 3 terns\n']);
    },
  );
});

const USES = `function uses(context, options) {
  const { normalizeUrl, docuHash, aliasedSitePath, getFileLoaderUtils, createSlugger, parseMarkdownFile, unheardOf } = utils;
  return {
    name: 'uses',
    async loadContent() {
      const { rules, loaders } = getFileLoaderUtils();
      const fileContent = '---\\nid: a\\n---\\n\\n# Title\\n\\nText *of* it.';
      return [
        normalizeUrl(['/base/', '/a', 'b']),
        docuHash('/docs/Some Page'),
        aliasedSitePath(context.siteDir + '/src/a.js', context.siteDir),
        rules.images().use[0].loader,
        createSlugger().slug('A b'),
        await parseMarkdownFile({ filePath: 'a.md', fileContent }),
        common.applyTrailingSlash('/a', { trailingSlash: true, baseUrl: '/' }),
        options.fails ? unheardOf() : typeof unheardOf,
      ];
    },
  };
}`;

const JOI =
  "module.exports = () => ({ name: 'joi', loadContent: () => require('@docusaurus/utils-validation').Joi.string() });";

const INSTALLED = {
  'node_modules/@docusaurus/utils/package.json': '{ "name": "@docusaurus/utils", "main": "index.js" }',
  'node_modules/@docusaurus/utils/index.js': "exports.normalizeUrl = () => 'installed';",
};

describe.each(['without', 'beside'])('@docusaurus/utils, %s the package', (where) => {
  const { siteDir: dir, remove: removeDir } = createSiteDir({
    'package.json': '{ "type": "commonjs" }',
    'esm.mjs': `import * as utils from '@docusaurus/utils';\nimport * as common from '@docusaurus/utils-common';\nexport default ${USES}`,
    'typed.ts': `import * as utils from '@docusaurus/utils';\nimport * as common from '@docusaurus/utils-common';\nexport default ${USES}`,
    'common.js': `const utils = require('@docusaurus/utils');\nconst common = require('@docusaurus/utils-common');\nmodule.exports = ${USES}`,
    'named.mjs':
      "import { normalizeUrl } from '@docusaurus/utils';\nexport default () => ({ name: 'named', loadContent: () => normalizeUrl(['/a', 'b']) });",
    'late.js':
      "module.exports = () => ({ name: 'late', loadContent: () => require('@docusaurus/utils').normalizeUrl(['/a', 'b']) });",
    'joi.js': JOI,
    ...(where === 'beside' && INSTALLED),
  });
  afterAll(removeDir);

  const contentOf = async (name: string, options = {}) => {
    const siteConfig = { plugins: [[name, options] as [string, Record<string, unknown>]] };
    const context = createPluginContext({ siteDir: dir, siteConfig });
    const { plugins } = await runPlugins({ context, builtIns: BUILT_INS, logger: createRecordingLogger() });
    return plugins[0]?.content;
  };

  it.each(['./named.mjs', './late.js'])('serves %s', async (file) => {
    expect(await contentOf(file)).toBe(where === 'beside' ? 'installed' : '/a/b');
  });

  if (where === 'beside') return;

  it.each(['./esm.mjs', './typed.ts', './common.js'])('has what plugins such as %s ask for', async (file) => {
    expect(await contentOf(file)).toEqual([
      '/base/a/b',
      'docs-some-page-426',
      '@site/src/a.js',
      'url-loader',
      'a-b',
      { frontMatter: { id: 'a' }, contentTitle: 'Title', excerpt: 'Text of it.', content: '# Title\n\nText *of* it.' },
      '/a/',
      'function',
    ]);
    await expect(contentOf(file, { fails: true })).rejects.toMatchObject({
      message: expect.stringContaining('A plugin calls "unheardOf" of @docusaurus/utils'),
      details: { hint: expect.stringContaining('npm install @docusaurus/utils') },
    });
  });

  it('makes rules for Markdown that ask for nothing', async () => {
    const { siteDir: other, remove: removeOther } = createSiteDir({
      'package.json': '{ "type": "commonjs" }',
      'rules.js': `const { createMDXLoaderItem, createMDXLoaderRule } = require('@docusaurus/mdx-loader');
module.exports = (context) => ({
  name: 'rules',
  loadContent: async () => [await createMDXLoaderRule({ include: [context.siteDir], options: { staticDirs: [] } })],
  configureWebpack: (config, isServer, tools, made) => ({
    module: { rules: [...made, { test: /\\.mdx?$/, use: [createMDXLoaderItem({}), require.resolve('@docusaurus/mdx-loader')] }] },
  }),
});`,
    });
    try {
      const context = createPluginContext({ siteDir: other, siteConfig: { plugins: ['./rules.js'] } });
      const logger = createRecordingLogger();
      const { plugins } = await runPlugins({ context, builtIns: BUILT_INS, logger });
      const parts = readBundlerParts(plugins, context, logger);
      expect(plugins[0]?.content).toMatchObject([{ include: [other] }]);
      expect([parts?.server.files ?? [], parts?.client.files ?? [], logger.warnings]).toEqual([[], [], []]);
    } finally {
      removeOther();
    }
  });

  it('says what to install for Joi', async () => {
    // The packages of this repository are not those of the site.
    await expect(contentOf('./joi.js')).rejects.toMatchObject({
      details: { hint: expect.stringContaining('npm install joi') },
    });
  });

  it.each(['./joi.js', './joi.mjs'])("takes the site's own Joi, wherever the command was called: %s", async (file) => {
    const { siteDir: other, remove: removeOther } = createSiteDir({
      'package.json': '{ "type": "commonjs" }',
      'joi.js': JOI,
      'joi.mjs': `import { Joi } from '@docusaurus/utils-validation';
export default () => ({ name: 'joi', loadContent: () => Joi.string() });`,
      'node_modules/joi/package.json': '{ "name": "joi", "main": "index.js" }',
      'node_modules/joi/index.js': "exports.string = () => 'of the site';",
    });
    try {
      const context = createPluginContext({ siteDir: other, siteConfig: { plugins: [file] } });
      const { plugins } = await runPlugins({ context, builtIns: BUILT_INS, logger: createRecordingLogger() });
      expect(plugins[0]?.content).toBe('of the site');
    } finally {
      removeOther();
    }
  });
});
