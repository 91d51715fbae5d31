/**
 * What no browser asks for, sent to both servers: nothing but the site is handed out, every request is answered, and the
 * servers go on. `DACTYL_TEST_FULL=1` sends all requests, otherwise a part of them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyRequests } from '../any-requests.js';
import { hostileRequests, sendAll, sendRaw, type Reply } from '../hostile-requests.js';
import { createSite, type Fixture } from './fixture.js';
import { startDactylServer, type DactylServer } from './dactyl-server.js';

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
/** Has no factor in common with the numbers of places, ways out, ends and headers: each of them is among the part. */
const EVERY = IS_FULL ? 1 : 47;
/** Those of random parts; together with the others more than 10,000 for each server in the full run. */
const RANDOM = { count: IS_FULL ? 8000 : 50, seed: Number(process.env.DACTYL_TEST_SEED ?? 29) };

/** In milliseconds; no answer should take as long. */
const SLOW = 1000;

/** Nothing else has this word; a file begins with it, so that it can be found in base64 too. */
const SECRET = 'kept:secret:word';
const LEAK = new RegExp(`${SECRET}|${Buffer.from(`${SECRET}: `).toString('base64').slice(0, 20)}`);
const outside = mkdtempSync(path.join(tmpdir(), 'dactyl-outside-'));
const OUTSIDE = ['secret.txt', 'secret.yaml', 'secret.svg', 'secret.md', 'secret.js', 'secret.json'];
const INSIDE = ['.env', '.env.local', '.git/config', 'key.pem', '.npmrc'];

let site: Fixture;
beforeAll(async () => {
  const config = `export default { title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', { blog: false }]] };`;
  site = createSite({
    'package.json': '{"type":"module"}',
    'docusaurus.config.js': config,
    'docs/intro.md': '# Start\n\nText.\n',
    'static/note.txt': 'a note',
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  for (const name of INSIDE) site.write(name, `${SECRET}: 1\n`);
  for (const name of OUTSIDE) writeFileSync(path.join(outside, name), `${SECRET}: 1\n`);
  await site.build();
});
afterAll(() => rmSync(outside, { recursive: true }));

/** The long paths of the site itself leave the folder that is published, but not the site. */
function requestsFor(inside: readonly string[]) {
  const secrets = [...OUTSIDE.map((name) => path.join(outside, name)), ...inside];
  return [...hostileRequests(secrets).filter((_, n) => n % EVERY === 0), ...anyRequests(secrets, RANDOM)];
}

const MODES = { dev: () => INSIDE.flatMap((name) => [site.file(name), name]), serve: () => INSIDE.map(site.file) };

const servers: Partial<Record<'dev' | 'serve', DactylServer>> = {};
beforeAll(async () => {
  for (const command of ['dev', 'serve'] as const)
    servers[command] = await startDactylServer([command, site.siteDir, '--allowed-hosts', 'site.test, .team.test']);
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

const portOf = (command: 'dev' | 'serve') => Number(new URL(servers[command]?.origin ?? '').port);

describe.each(['dev', 'serve'] as const)('dactyl %s', (command) => {
  let port: number;
  beforeAll(() => {
    port = portOf(command);
  });

  it('answers each crafted request, hands out nothing but the site, and goes on', async () => {
    const requests = requestsFor(MODES[command]());
    const problems: string[] = [];
    // The first page takes longer than all others: the dev server makes its bundle.
    await get(port, '/docs/intro');
    let answered = 0;
    const slow: [milliseconds: number, name: string][] = [];
    await sendAll(port, requests, ({ state, status, text, milliseconds }, { name }) => {
      if (milliseconds > SLOW) slow.push([Math.round(milliseconds), name]);
      if (LEAK.test(text)) problems.push(`leak: ${name}`);
      if (state === 'hanging') problems.push(`hanging: ${name}`);
      if (status === 500) problems.push(`500: ${name}`);
      if (state === 'answered') answered++;
    });
    // A figure, not a limit: this machine may do other things.
    const figures = `${requests.length} requests, ${answered} answered, ${slow.length} in more than ${SLOW} ms`;
    const slowest = slow.toSorted(([one], [other]) => other - one).slice(0, 20);
    if (IS_FULL) console.log(figures, slowest);
    expect(problems).toEqual([]);
    expect(answered).toBeGreaterThan(requests.length * 0.9);
    expect(requests.length).toBeGreaterThan(4000 / EVERY);
    expect((await get(port, '/docs/intro')).status).toBe(200);
    expect(servers[command]?.output()).not.toMatch(/Uncaught|Unhandled/);
  });

  it('answers to names of this machine, to addresses, and to names that were allowed', async () => {
    const statusFor = async (host: string) => (await get(port, '/docs/intro', { host })).status;
    const known = ['localhost', `LOCALHOST:${port}`, 'docs.localhost', '127.0.0.1', '192.168.1.20:80', '[::1]:80'];
    const allowed = ['site.test', 'a.team.test:80', 'team.test'];
    for (const host of [...known, ...allowed]) expect([host, await statusFor(host)]).toEqual([host, 200]);
    const foreign = [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'xteam.test',
      'a.site.test',
      '[x]',
    ];
    for (const host of foreign) expect([host, await statusFor(host)]).toEqual([host, 403]);
    const { text } = await get(port, '/nothing.js', { host: 'evil.example:3000' });
    expect(text).toContain('Allow it with --allowed-hosts evil.example');
  });
});

describe('dactyl dev', () => {
  let port: number;
  beforeAll(() => {
    port = portOf('dev');
  });

  it('hands out modules of the site and of its packages, and no file that is named in an import of a stranger', async () => {
    const status = async (target: string) => (await get(port, target)).status;
    expect(await status(`/@fs${site.file('static/img/a.svg')}?url&import`)).toBe(200);
    expect(await status('/@vite/client')).toBe(200);
    expect(await status('/note.txt')).toBe(200);
    const file = path.join(outside, 'secret.txt');
    await get(port, `/@id/__x00__virtual:dactyl/island/${file}`);
    expect((await get(port, `/@fs${file}?raw`)).text).not.toContain(SECRET);
    expect((await get(port, `/@fs${path.join(outside, 'secret.yaml')}?dactyl-yaml&import`)).text).not.toContain(SECRET);
  });

  it('lets pages of other ports read nothing, start no program, and open no socket', async () => {
    const headers = ['Origin: http://localhost:9999', 'Sec-Fetch-Site: same-site'];
    expect((await get(port, '/@vite/client', { headers })).text).not.toMatch(/^access-control-allow-origin/im);
    expect((await get(port, '/__open-in-editor?file=x', { headers })).status).toBe(403);
    const socket = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const upgrade = [...socket, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Protocol: vite-hmr'];
    expect((await get(port, '/', { headers: [...upgrade, ...headers] })).status).toBe(400);
    expect((await get(port, '/', { headers: upgrade, host: 'evil.example' })).status).toBe(400);
    expect((await get(port, '/', { headers: upgrade })).status).toBe(101);
    expect((await get(port, '/docs/intro', { headers: upgrade })).status).toBe(400);
  });
});

interface GetOptions {
  host?: string;
  headers?: readonly string[];
}

function get(port: number, target: string, { host = 'localhost', headers = [] }: GetOptions = {}): Promise<Reply> {
  const closes = headers.some((header) => header.startsWith('Connection')) ? [] : ['Connection: close'];
  const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...closes, ...headers, '', ''];
  return sendRaw(port, Buffer.from(lines.join('\r\n')));
}
