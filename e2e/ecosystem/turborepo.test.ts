/**
 * Four parts of a site as tasks of Turborepo, whose results are in an open cache server: what a second machine finds there, it
 * does not build. The compiled files are in the same server.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it, onTestFinished } from 'vitest';

const DACTYL = join(import.meta.dirname, '../../packages/dactyl/bin/dactyl.js');
const TOKEN = 'secret';
const PARTS = [1, 2, 3, 4];

const build = `node ${JSON.stringify(DACTYL)}`;
const FILES = {
  'package.json': JSON.stringify({
    name: 'lights',
    private: true,
    packageManager: 'npm@10.0.0',
    workspaces: ['docs-site'],
  }),
  'package-lock.json': JSON.stringify({ name: 'lights', lockfileVersion: 3, packages: {} }),
  '.gitignore': 'node_modules\n.turbo\n.dactyl\nbuild\nbuild-shards\n',
  'turbo.json': JSON.stringify({
    globalPassThroughEnv: ['DACTYL_SHARED_CACHE', 'DACTYL_SHARED_CACHE_TOKEN'],
    tasks: {
      ...Object.fromEntries(PARTS.map((part) => [`part:${part}`, { outputs: [`build-shards/${part}-of-4/**`] }])),
      build: { dependsOn: PARTS.map((part) => `part:${part}`), outputs: ['build/**'] },
    },
  }),
  'docs-site/package.json': JSON.stringify({
    name: 'docs-site',
    private: true,
    scripts: {
      ...Object.fromEntries(PARTS.map((part) => [`part:${part}`, `${build} build --shard ${part}/4`])),
      build: `${build} merge`,
    },
  }),
  'docs-site/docusaurus.config.js': `module.exports = { title: 'Lights', url: 'https://lights.example', baseUrl: '/',
    presets: [['classic', { blog: false, theme: {} }]] };`,
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`docs-site/docs/lamp-${index}.md`, `# Lamp ${index}\n\nIt shines.\n`]),
  ),
};

function writeSite(name: string): string {
  const folder = join(inject('packagesDir'), 'sites', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

it('builds four parts once for all machines', async () => {
  const api = await startServer();
  const first = writeSite('turbo-one');
  const made = await runTurbo(first, api);
  expect(made).toMatch(/Cached:\s+0 cached, 5 total/);

  const second = writeSite('turbo-two');
  const found = await runTurbo(second, api);
  expect(found).toMatch(/Cached:\s+5 cached, 5 total/);
  expect(hashes(join(second, 'docs-site/build'))).toEqual(hashes(join(first, 'docs-site/build')));

  // Without the results of tasks, the compiled files of the first machine are there.
  const alone = join(first, 'docs-site');
  rmSync(join(alone, '.dactyl'), { recursive: true });
  const env = { ...process.env, ...sharedCache(api) };
  const { stdout } = await promisify(execFile)('node', [DACTYL, 'build', '--out-dir', 'alone'], { cwd: alone, env });
  expect(stdout).toContain('Fetch compiled files');
  expect(hashes(join(alone, 'alone'))).toEqual(hashes(join(alone, 'build')));
});

function sharedCache(api: string) {
  return { DACTYL_SHARED_CACHE: `turborepo+${api}?slug=lights`, DACTYL_SHARED_CACHE_TOKEN: TOKEN };
}

/** Runs the task that needs all parts, with a cache folder of its own. */
async function runTurbo(folder: string, api: string): Promise<string> {
  const turbo = join(inject('packagesDir'), 'node_modules/.bin/turbo');
  const args = ['run', 'build', `--api=${api}`, `--token=${TOKEN}`, '--team=lights', '--cache=local:r,remote:rw'];
  const env = { ...process.env, ...sharedCache(api), TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const { stdout, stderr } = await promisify(execFile)(turbo, args, { cwd: folder, env, maxBuffer: 1e8 });
  return stdout + stderr;
}

/** The server of `turborepo-remote-cache`, with its files in a folder. */
async function startServer(): Promise<string> {
  const port = await freePort();
  const folder = mkdtempSync(join(inject('packagesDir'), 'cache-'));
  const program = join(inject('packagesDir'), 'node_modules/turborepo-remote-cache/dist/cli.js');
  const child = spawn('node', [program], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      TURBO_TOKEN: TOKEN,
      STORAGE_PROVIDER: 'local',
      STORAGE_PATH: folder,
    },
  });
  onTestFinished(() => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const api = `http://127.0.0.1:${port}`;
  const isThere = () => fetch(`${api}/v8/artifacts/status`, { headers: { authorization: `Bearer ${TOKEN}` } });
  await expect
    .poll(() =>
      isThere().then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return api;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function hashes(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
