import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startDactylServer } from '../setup/dactyl-server.js';
import { copySite } from '../setup/site-copy.js';

const site = copySite('notes');

/** Below a path, where a page has moved. */
const MOVED = `import config from './docusaurus.config';
const redirects = [{ from: '/old page', to: '/docs/first' }];
const plugins = [['@docusaurus/plugin-client-redirects', { redirects }]];
export default { ...config, baseUrl: '/notes/', plugins };
`;

/** A server on a port of its own, as another program would be. */
async function occupyPort(): Promise<{ port: number; release(): void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return { port: address.port, release: () => server.close() };
}

describe('a port that is taken', () => {
  it('is said so, and the next one is used, for pages and redirects below a base URL', async () => {
    const other = await occupyPort();
    site.write('moved.config.ts', MOVED);
    site.edit('docs/first.md', (text) => `---\nredirect_from: /older\n---\n\n${text}`);
    const options = ['--port', String(other.port), '--config', 'moved.config.ts'];
    const server = await startDactylServer(['dev', site.siteDir, ...options]);
    other.release();
    const used = Number(new URL(server.origin).port);
    const answer = await fetch(`${server.origin}/notes/docs/first`);
    const old = await fetch(`${server.origin}/notes/old%20page?x=1`, { redirect: 'manual' });
    const older = await fetch(`${server.origin}/notes/older`, { redirect: 'manual' });
    await server.close();
    expect(older.headers.get('location')).toBe('/notes/docs/first');
    expect(answer.status).toBe(200);
    expect([old.status, old.headers.get('location')]).toEqual([302, '/notes/docs/first?x=1']);
    expect(used).toBeGreaterThan(other.port);
    expect(server.output()).toContain(`Port ${other.port} is taken, using ${used}.`);
  });
});

describe('a locale of its own choice', () => {
  it('is at the place that it has in a build of all', async () => {
    const server = await startDactylServer(['dev', site.siteDir, '--locale', 'zh']);
    const [root, page] = [
      await fetch(`${server.origin}/`, { redirect: 'manual' }),
      await fetch(`${server.origin}/zh/docs/first`),
    ];
    const other = await fetch(`${server.origin}/docs/first`);
    await server.close();
    expect(other.status).toBe(404);
    expect(server.output()).toContain('/docs/first belongs to the locale "en", and this server shows "zh".');
    expect([root.status, root.headers.get('location')]).toEqual([302, '/zh/']);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="zh"');
    expect(server.output()).toContain('The locale "zh" is not one of "i18n.locales"; it is built all the same.');
  });
});
