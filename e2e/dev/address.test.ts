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
  it('is said so, and the next one is used, for pages and redirects below a base URL, also of one locale', async () => {
    const occupied = await occupyPort();
    site.write('moved.config.ts', MOVED);
    site.edit('docs/first.md', (text) => `---\nredirect_from: /older\n---\n\n${text}`);
    const options = ['--port', String(occupied.port), '--config', 'moved.config.ts', '--locale', 'zh'];
    const server = await startDactylServer(['dev', site.siteDir, ...options]);
    occupied.release();
    const used = Number(new URL(server.origin).port);
    const get = (path: string) => fetch(`${server.origin}/notes/${path}`, { redirect: 'manual' });
    const root = await get('');
    const page = await get('zh/docs/first');
    const html = await page.text();
    const other = await get('docs/first');
    const old = await get('zh/old%20page?x=1');
    const older = await get('zh/older');
    await server.close();
    // A locale of its own choice is at the place that it has in a build of all.
    expect([root.status, root.headers.get('location')]).toEqual([302, '/notes/zh/']);
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="zh"');
    expect(other.status).toBe(404);
    expect(older.headers.get('location')).toBe('/notes/zh/docs/first');
    expect([old.status, old.headers.get('location')]).toEqual([302, '/notes/zh/docs/first?x=1']);
    expect(used).toBeGreaterThan(occupied.port);
    expect(server.output()).toContain(`Port ${occupied.port} is taken, using ${used}.`);
    expect(server.output()).toContain('/docs/first belongs to the locale "en", and this server shows "zh".');
    expect(server.output()).toContain('The locale "zh" is not one of "i18n.locales"; it is built all the same.');
  });
});
