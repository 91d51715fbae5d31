import { Command } from 'commander';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../base/logger.js';
import type { BuildOptions } from '../../production/build-site.js';
import { registerDeploy } from './deploy.js';

const built = vi.hoisted(() => [] as unknown[]);

// What the command asks for; nothing is built or pushed.
vi.mock('../../site/site-config.js', () => ({ loadSiteConfig: () => Promise.resolve({ siteConfig: {} }) }));
vi.mock('../../production/deploy/deploy-target.js', () => ({ deployTarget: () => ({}), isPullRequest: () => false }));
vi.mock('../../production/deploy/push-output.js', () => ({ pushOutput: () => true, readSource: () => ({}) }));
vi.mock('../../production/build-site.js', () => ({ buildSite: (options: BuildOptions) => built.push(options) }));

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(path.join(tmpdir(), 'deploy-'))));
afterEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

it('builds with the shared cache that the environment names', async () => {
  vi.stubEnv('NODE_ENV', 'test'); // the command sets it
  vi.stubEnv('DACTYL_SHARED_CACHE', 'bazel+https://c.example');
  const program = new Command();
  registerDeploy(program, createLogger({ stream: { write: () => true } }));
  await program.parseAsync(['deploy', siteDir, '--out-dir', '.'], { from: 'user' });
  expect(built).toMatchObject([{ siteDir, sharedCache: { protocol: 'bazel', base: 'https://c.example' } }]);
});
