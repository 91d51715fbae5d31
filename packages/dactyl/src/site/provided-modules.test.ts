/** What plugins import from `@docusaurus/logger`, in a site that has no such package. */
import { afterAll, describe, expect, it } from 'vitest';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../test/plugin-context.js';
import { createLogger } from '../node/logger.js';
import { runPlugins } from '../plugin-api/run-plugins.js';
import { builtInsWith } from './built-ins.js';

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
