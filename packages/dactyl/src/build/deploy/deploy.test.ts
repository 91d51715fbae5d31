import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createRepository } from '../../../test/git-repository.js';
import { deployTarget, isPullRequest, type DeployInput } from './deploy-target.js';
import { pushOutput, readSource } from './push-output.js';

const temporary = mkdtempSync(path.join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(temporary, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function target(env: DeployInput['env'], more: Partial<DeployInput> = {}) {
  const siteConfig = { organizationName: 'tern', projectName: 'docs' };
  return deployTarget({ env, siteConfig, configFile: '/site/dactyl.config.js', source: {}, ...more });
}

describe('deployTarget', () => {
  it.each([
    [{ GIT_USER: 'me' }, 'https://me@github.com/tern/docs.git'],
    [{ GIT_USER: 'me', GIT_PASS: '' }, 'https://me@github.com/tern/docs.git'],
    [{ USE_SSH: 'true' }, 'git@github.com:tern/docs.git'],
    [{ USE_SSH: 'true', GITHUB_HOST: 'git.tern.org', GITHUB_PORT: '22' }, 'ssh://git@git.tern.org:22/tern/docs.git'],
    [{ GIT_USER: 'me', GITHUB_PORT: '8443', PROJECT_NAME: 'site' }, 'https://me@github.com:8443/tern/site.git'],
  ])('with %j is %s', (env, url) => {
    expect(target(env)).toMatchObject({ url, shownUrl: url, branch: 'gh-pages' });
  });

  it('keeps the password to git, and takes SSH from the remote of the site', () => {
    const { url, shownUrl } = target({ GIT_USER: 'me', GIT_PASS: 'a/b' });
    expect([url, shownUrl]).toEqual([
      'https://me:a%2Fb@github.com/tern/docs.git',
      'https://me@github.com/tern/docs.git',
    ]);
    const source = { remote: 'git@github.com:tern/other.git', branch: 'main', commit: 'abc' };
    expect(target({}, { source })).toMatchObject({
      url: 'git@github.com:tern/docs.git',
      message: 'Deploy the website, made from abc',
    });
  });

  it.each([
    [{}, {}, 'GIT_USER is not set'],
    [{ GIT_USER: 'me' }, { siteConfig: { projectName: 'docs' } }, '"organizationName" is not set'],
    [{ GIT_USER: 'me', PROJECT_NAME: 'tern.github.io' }, {}, 'The branch for a repository with the name'],
    [
      { GIT_USER: 'me', DEPLOYMENT_BRANCH: 'main' },
      { source: { remote: 'https://github.com/Tern/docs', branch: 'main' } },
      'the branch that holds its source',
    ],
  ])('with %j and %j is refused', (env, more, message) => {
    expect(() => target(env, more)).toThrow(message);
  });

  it('is none in pull requests', () => {
    expect([isPullRequest({ CI_PULL_REQUEST: 'https://x' }), isPullRequest({})]).toEqual([true, false]);
    expect(isPullRequest({ CI_PULL_REQUEST: '', CIRCLE_PULL_REQUEST: 'https://x' })).toBe(true);
  });
});

describe('pushOutput', () => {
  it('replaces what is on the branch, keeps its history, and pushes nothing twice', async () => {
    const bare = path.join(temporary, 'bare.git');
    execFileSync('git', ['init', '-q', '--bare', bare]);
    const outDir = path.join(temporary, 'out');
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
      writeFileSync(path.join(outDir, name), text);
    };
    const settings = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `url.${bare}.insteadOf` };
    for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://me@github.com/tern/docs.git');
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    const env = {
      GIT_USER: 'me',
      GIT_USER_NAME: 'Ada',
      GIT_USER_EMAIL: 'ada@tern.example',
      CUSTOM_COMMIT_MESSAGE: 'One',
    };
    const push = (targetDir = '.') => pushOutput({ outDir, targetDir, target: target(env) });
    const show = (...args: string[]) => execFileSync('git', ['-C', bare, ...args], { encoding: 'utf8' }).trim();

    write('index.html', 'one');
    write('old/page.html', 'old');
    expect(await push()).toBe(true);
    expect(await push()).toBe(false);
    rmSync(path.join(outDir, 'old'), { recursive: true });
    write('index.html', 'two');
    expect(await push()).toBe(true);
    expect(show('ls-tree', '-r', '--name-only', 'gh-pages').split('\n')).toEqual(['.nojekyll', 'index.html']);
    expect(show('log', '--format=%an %s', 'gh-pages').split('\n')).toEqual(['Ada One', 'Ada One']);
    expect(await push('next')).toBe(true);
    expect(show('show', 'gh-pages:next/index.html')).toBe('two');
    await expect(push('../outside')).rejects.toThrow('lies outside of the repository');
  });

  it('says what git said, without the password', async () => {
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', `url.${temporary}/.insteadOf`);
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://me:geheim@github.com/');
    const failing = target({ GIT_USER: 'me', GIT_PASS: 'geheim' });
    const error = await pushOutput({ outDir: temporary, targetDir: '.', target: failing }).catch(String);
    expect(error).toContain('`git ls-remote` failed');
    expect(error).not.toContain('geheim');
  });

  it('knows branch and commit of the site', async () => {
    const dir = path.join(temporary, 'site');
    mkdirSync(dir);
    writeFileSync(path.join(dir, 'a'), '');
    const repository = createRepository(dir);
    repository.commit();
    const commit = repository.git('rev-parse', '--short', 'HEAD').trim();
    expect(await readSource(dir)).toEqual({ remote: undefined, branch: 'main', commit });
  });
});
