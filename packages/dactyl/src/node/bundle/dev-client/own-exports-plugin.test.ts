import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownExportsPlugin } from './own-exports-plugin.js';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'dactyl-own-exports-')));
let server: ViteDevServer;

beforeAll(async () => {
  writeFileSync(join(root, 'Counter.jsx'), 'export default function Counter() {\n  return "First";\n}\n');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), ownExportsPlugin()],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a module with components', () => {
  it('does not import what a later edit made of its file', async () => {
    const { client } = server.environments;
    await client.transformRequest('/Counter.jsx');
    const [module] = client.moduleGraph.getModulesByFile(join(root, 'Counter.jsx')) ?? [];
    if (!module) throw new Error('The module is not known.');
    client.moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
    const code = (await client.transformRequest('/Counter.jsx'))?.code;
    expect(code).toContain('registerExportsForReactRefresh');
    expect(code).toContain('import.meta.hot.accept(');
    // Vite writes the time of the latest edit behind imports of a file.
    expect(code).not.toMatch(/from "\/Counter\.jsx/);
    expect(code).toContain('__hmr_import(import.meta.url)');
    expect(code).not.toContain('__vite_react_currentExports');
  });
});
