/** What people type once a release is published, against a registry of this machine with the packed packages: full run. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalRegistry, startLocalRegistry } from './local-registry.js';

const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string; // our own manifest
};

/** The oldest of each that people with Node 20 can have now, started by npm so that nothing has to be installed. */
const MANAGERS = [
  { name: 'npm', words: ['create', 'dactyl@latest', 'site', '--', '--template', 'minimal'] },
  {
    name: 'pnpm',
    words: ['exec', '--yes', '--package=pnpm@10', '--', 'pnpm', 'create', 'dactyl', 'site', '--template', 'minimal'],
  },
  {
    name: 'yarn',
    words: ['exec', '--yes', '--package=yarn@1', '--', 'yarn', 'create', 'dactyl', 'site', '--template', 'minimal'],
  },
];

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('a published release', () => {
  let registry: LocalRegistry;
  let folder: string;

  beforeAll(async () => {
    // Outside of the repository, whose workspace npm would look into.
    folder = mkdtempSync(path.join(tmpdir(), 'dactyl-published-'));
    registry = await startLocalRegistry(['dactyl', 'create-dactyl'], folder);
  });
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function npm(words: readonly string[], cwd: string): Promise<string> {
    // Nothing of this repository, its workspace and the settings of this reader counts.
    const env = {
      PATH: process.env['PATH'],
      HOME: folder,
      CI: '1',
      npm_config_registry: registry.origin,
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      YARN_REGISTRY: registry.origin,
    };
    const { stdout } = await promisify(execFile)('npm', words, { cwd, env, shell: process.platform === 'win32' });
    return stdout;
  }

  it.each(MANAGERS)('makes a site with $name that builds', async ({ name, words }) => {
    const cwd = path.join(folder, `with-${name}`);
    mkdirSync(cwd);
    await npm(words, cwd);
    const site = path.join(cwd, 'site');
    const installed = JSON.parse(readFileSync(path.join(site, 'node_modules/dactyl/package.json'), 'utf8')) as {
      version: string; // the packed manifest
    };
    expect(installed.version).toBe(version);
    await npm(['run', 'build'], site);
    expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toContain('docs/index.md');
  });

  it('runs without a site by npx', async () => {
    const cwd = path.join(folder, 'npx');
    mkdirSync(cwd);
    expect(await npm(['exec', '--yes', 'dactyl', '--', '--version'], cwd)).toContain(version);
  });
});
