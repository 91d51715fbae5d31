import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { PACKAGE_ROOT } from '../package-root.js';
import { ownModulesPlugin } from './own-modules-plugin.js';
import { fileUrl } from './browser-entries-plugin.js';

const { siteDir, remove } = createSiteDir({ 'src/a.js': "import './b.js';\nexport const a = 1;\n", 'src/b.js': '' });
let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: siteDir,
    logLevel: 'silent',
    plugins: [ownModulesPlugin()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, fs: { strict: false } },
  });
});
afterAll(async () => {
  await server.close();
  remove();
});

const mapOf = async (file: string) =>
  (await server.environments.client.transformRequest(fileUrl('/', file)))?.map ?? undefined;

it('says of our own modules that no source map is to be made, and of those of sites nothing', async () => {
  // It is loaded from its sources, or compiled.
  const [ours = ''] = ['js', 'ts'].map((end) => path.join(PACKAGE_ROOT, `shared/url.${end}`)).filter(existsSync);
  expect(await mapOf(ours)).toEqual({ mappings: '' });
  expect(await mapOf(path.join(siteDir, 'src/a.js'))).not.toEqual({ mappings: '' });
});
