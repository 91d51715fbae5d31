import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../bin/create-dactyl.js', import.meta.url));
const temp = mkdtempSync(join(tmpdir(), 'create-dactyl-'));
afterAll(() => rmSync(temp, { recursive: true }));

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
function run(args, env = {}) {
  const inherited = { ...process.env, npm_config_user_agent: '' };
  const result = spawnSync(process.execPath, [command, ...args], {
    cwd: temp,
    encoding: 'utf8',
    env: { ...inherited, ...env },
  });
  return { code: result.status, stdout: result.stdout.replaceAll(temp, '<temp>'), stderr: result.stderr };
}

describe('create-dactyl', () => {
  it('writes a site, asks nothing without a terminal, and tells what comes next', () => {
    expect(run(['--skip-install', '-p', 'pnpm'])).toEqual({
      code: 0,
      stdout: `The files of the site are in <temp>/my-site

Next:
  cd my-site
  pnpm install
  pnpm run start

The server prints the address to open. README.md tells what is where.
`,
      stderr: '',
    });
  });

  it('leaves a folder that holds something as it is', () => {
    mkdirSync(join(temp, 'mine'));
    writeFileSync(join(temp, 'mine/package.json'), 'mine');
    const { code, stderr } = run(['mine', '-s']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('it holds package.json')]);
    expect(readFileSync(join(temp, 'mine/package.json'), 'utf8')).toBe('mine');
  });

  it.skipIf(process.platform === 'win32')('keeps the site when the installation fails, and says what to run', () => {
    const programs = join(temp, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "$1 in $(basename "$PWD")"\nexit 7\n');
    chmodSync(join(programs, 'npm'), 0o755);
    const { code, stdout, stderr } = run(['a site'], { PATH: `${programs}:${process.env.PATH}` });
    expect(code).toBe(1);
    expect(stdout).toContain('install in a site');
    expect(stderr).toContain('npm install failed. The site is complete; only its packages are missing.');
    expect(stderr).toContain('  cd "a site"\n  npm install\n  npm start');
    expect(readFileSync(join(temp, 'a site/.gitignore'), 'utf8')).toContain('node_modules');
  });

  it.skipIf(process.platform === 'win32')('writes a line that a shell understands, whatever the name', () => {
    const name = "it's $5 `here`";
    const { stdout } = run([name, '-s']);
    const enter = /cd .*/.exec(stdout)?.[0] ?? '';
    const shell = spawnSync('sh', ['-c', `${enter} && pwd`], { cwd: temp, encoding: 'utf8' });
    expect(shell.stdout).toBe(`${join(temp, name)}\n`);
  });

  it('has the version of its package, and help', () => {
    expect(run(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run(['--help']).stdout).toContain('Usage: npm create dactyl@latest');
  });
});
