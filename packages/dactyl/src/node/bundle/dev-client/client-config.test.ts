import path from 'node:path';
import { createLogger, createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { devClientConfig } from './client-config.js';

const { siteDir, remove } = createSiteDir({
  'tsconfig.json': '{ "extends": "@nobody/tsconfig" }',
  'src/pages/index.tsx': 'export default () => <p>Home</p>;',
});
afterAll(remove);

it('looks for packages without reading the tsconfig.json of the site, whose base may be gone', async () => {
  const said: string[] = [];
  const note = (message: string) => void said.push(message);
  const { optimizeDeps } = devClientConfig('/site').config;
  const server = await createServer({
    configFile: false,
    root: siteDir,
    cacheDir: path.join(siteDir, '.vite'),
    customLogger: { ...createLogger('silent'), warn: note, error: note },
    optimizeDeps: { ...optimizeDeps, include: [], entries: ['src/**/*.tsx'] },
    server: { middlewareMode: true, ws: false },
  });
  await server.environments.client.depsOptimizer?.init();
  await server.environments.client.depsOptimizer?.scanProcessing;
  await server.close();
  expect(said).toEqual([]);
});
