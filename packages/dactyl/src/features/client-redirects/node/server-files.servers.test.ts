/**
 * Rules for servers, read and followed by the servers themselves, where they are installed: `apt-get install nginx-light caddy`. The long run
 * only, because they need a port.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { HOST_FILES } from './host-files.js';

const REDIRECTS = [
  { from: '/old/', to: '/new' },
  { from: '/a b/旧.(x)+$[y]{z}^|"q"', to: '/新 $1"{host}' },
  { from: '/q', to: '/new?x=1' },
  { from: '/h', to: '/new#part' },
  { from: '/docs/*', to: '/guide/:splat' },
  { from: '/gone/*', to: '/new' },
];

/** Path → where it leads; `undefined` for one that no rule has. */
const LEADS: readonly [string, string | undefined][] = [
  ['/old', '/new'],
  ['/old/?a=1', '/new?a=1'],
  [encodeURI('/a b/旧.(x)+$[y]{z}^|"q"'), '/%E6%96%B0%20%241%22%7Bhost%7D'],
  ['/q', '/new?x=1'],
  ['/h', '/new#part'],
  ['/docs/a/b', '/guide/a/b'],
  ['/docs', '/guide/'],
  ['/gone/x', '/new'],
  ['/other', undefined],
  ['/older', undefined],
];

const hasProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const env = (dir: string) => ({ ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir });

const SERVERS = {
  nginx: (dir: string, port: number) => {
    const file = path.join(dir, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${dir}/${name};`,
    );
    const server = `server { listen 127.0.0.1:${port}; root ${dir}/empty; absolute_redirect off; include ${dir}/rules; }`;
    const http = `http { access_log off; ${temporary.join(' ')} ${server} }`;
    writeFileSync(file, `daemon off; pid ${dir}/pid; error_log ${dir}/log;\nevents {}\n${http}\n`);
    return ['nginx', '-p', dir, '-c', file];
  },
  caddy: (dir: string, port: number) => {
    const file = path.join(dir, 'Caddyfile');
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\timport ${dir}/rules\n\trespond 404\n}\n`,
    );
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  },
};

const EXPECTED = LEADS.map(([from, to]) => [from, to !== undefined, to === undefined ? '' : decodeURIComponent(to)]);

let child: ChildProcess | undefined;
let dir: string | undefined;
afterEach(async () => {
  const exit = child && new Promise((resolve) => child?.on('exit', resolve));
  child?.kill();
  await exit;
  if (dir !== undefined) rmSync(dir, { recursive: true });
  [child, dir] = [undefined, undefined];
});

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('rules for servers', () => {
  it.runIf(hasProgram('nginx'))('lead where they should in nginx', async () => {
    expect(await answersOf('nginx')).toEqual(EXPECTED);
  });
  it.runIf(hasProgram('caddy'))('lead where they should in Caddy', async () => {
    expect(await answersOf('caddy')).toEqual(EXPECTED);
  });
});

async function answersOf(host: keyof typeof SERVERS): Promise<unknown[]> {
  dir = mkdtempSync(path.join(tmpdir(), 'server-'));
  writeFileSync(path.join(dir, 'rules'), HOST_FILES[host].write(REDIRECTS, undefined, 'https://site.example') ?? '');
  const port = await freePort();
  const [program = '', ...args] = SERVERS[host](dir, port);
  child = spawn(program, args, { stdio: 'ignore', env: env(dir) });
  const ended = new Promise<never>((_, reject) =>
    child?.on('exit', (code) => reject(new Error(`It ended with ${code}.`))),
  );
  return Promise.race([ended, askAll(`http://127.0.0.1:${port}`)]);
}

async function askAll(origin: string): Promise<unknown[]> {
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => undefined))) await new Promise(setImmediate);
  return Promise.all(
    LEADS.map(async ([from]) => {
      const { status, headers } = await fetch(origin + from, { redirect: 'manual' });
      // What else needs an escape, each server decides.
      return [from, status === 301, decodeURIComponent(headers.get('location') ?? '')];
    }),
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
