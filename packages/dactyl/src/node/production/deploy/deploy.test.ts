import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createRepository } from '../../../../test/git-repository.js';
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
    [{ GIT_USER: 'me' }, 'https://github.com/tern/docs.git'],
    [{ GIT_USER: 'me', GIT_PASS: '' }, 'https://github.com/tern/docs.git'],
    [{ USE_SSH: 'true' }, 'git@github.com:tern/docs.git'],
    [{ USE_SSH: 'true', GITHUB_HOST: 'git.tern.org', GITHUB_PORT: '22' }, 'ssh://git@git.tern.org:22/tern/docs.git'],
    [{ GIT_USER: 'me', GITHUB_PORT: '8443', PROJECT_NAME: 'site' }, 'https://github.com:8443/tern/site.git'],
  ])('with %j is %s', (env, url) => {
    expect(target(env)).toMatchObject({ url, branch: 'gh-pages' });
  });

  it('keeps the password to git, and takes SSH from the remote of the site', () => {
    expect(target({ GIT_USER: 'me', GIT_PASS: 'a/b' })).toMatchObject({
      url: 'https://github.com/tern/docs.git',
      login: { user: 'me', password: 'a/b' },
    });
    const source = { remote: 'git@github.com:tern/other.git', branch: 'main', commit: 'abc' };
    expect(target({}, { source })).toMatchObject({
      url: 'git@github.com:tern/docs.git',
      message: 'Deploy the website, made from abc',
    });
  });

  it.each([
    [{}, {}, 'GIT_USER is not set'],
    [{ GIT_USER: 'me' }, { siteConfig: { projectName: 'docs' } }, '"organizationName" is not set'],
    [{ GIT_USER: 'me', PROJECT_NAME: 'tern.github.io' }, {}, 'needs the name of a branch to deploy to'],
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
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://github.com/tern/docs.git');
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

  it.each([
    [{ GIT_USER: 'me', GIT_PASS: 'geheim/1' }, 'me:geheim/1'],
    [{ GIT_USER: 'ghp_0123456789abcdef', GIT_PASS: 'x-oauth-basic' }, 'ghp_0123456789abcdef:x-oauth-basic'],
  ])('hands the login to the host, and shows it nowhere: %j', async (env, login) => {
    const seen: (string | undefined)[] = [];
    const host = createServer((request, response) => {
      seen.push(request.headers.authorization);
      // What a host says to the client reaches the terminal.
      const said = `${request.url} ${Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString()}`;
      response.writeHead(request.headers.authorization ? 403 : 401, {
        'WWW-Authenticate': 'Basic',
        'Content-Type': 'text/plain',
      });
      response.end(said);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const { port } = host.address() as AddressInfo; // it listens on a port
    const trace = path.join(temporary, `trace-${login.length}`);
    vi.stubEnv('GIT_TRACE', trace);
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', `url.http://127.0.0.1:${port}/.insteadOf`);
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://github.com/');
    const failing = target(env);
    const error = await pushOutput({ outDir: temporary, targetDir: '.', target: failing }).catch(String);
    host.close();
    expect(seen).toContain(`Basic ${Buffer.from(login).toString('base64')}`);
    expect(error).toContain('`git ls-remote` failed');
    const shown = [error, failing.url, readFileSync(trace, 'utf8')].join('\n');
    for (const secret of Object.values(env).filter((text) => text.length > 4)) expect(shown).not.toContain(secret);
  });

  it('follows no link of the branch', async () => {
    const bare = path.join(temporary, 'linked.git');
    execFileSync('git', ['init', '-q', '--bare', bare]);
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', `url.${bare}.insteadOf`);
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://github.com/tern/docs.git');
    const elsewhere = path.join(temporary, 'elsewhere');
    mkdirSync(path.join(elsewhere, 'deep'), { recursive: true });
    writeFileSync(path.join(elsewhere, 'kept.txt'), 'kept');
    const first = path.join(temporary, 'first');
    mkdirSync(path.join(first, 'in'), { recursive: true });
    symlinkSync(elsewhere, path.join(first, 'docs'));
    symlinkSync(elsewhere, path.join(first, 'in/docs'));
    const author = { GIT_USER: 'me', GIT_USER_NAME: 'Ada', GIT_USER_EMAIL: 'ada@tern.example' };
    const push = (outDir: string, targetDir: string) => pushOutput({ outDir, targetDir, target: target(author) });
    await push(first, '.');
    // `.nojekyll` is written into the branch, whatever it is there.
    const repository = path.join(temporary, 'linked');
    execFileSync('git', ['clone', '-q', '-b', 'gh-pages', bare, repository]);
    rmSync(path.join(repository, '.nojekyll'));
    symlinkSync(path.join(elsewhere, 'kept.txt'), path.join(repository, '.nojekyll'));
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@tern.example'];
    execFileSync('git', ['-C', repository, ...identity, 'commit', '-qam', 'link']);
    execFileSync('git', ['-C', repository, 'push', '-q']);

    for (const targetDir of ['docs', 'in/docs', 'docs/deep', './in/../docs/']) {
      await expect(push(first, targetDir)).rejects.toThrow('is a symbolic link in the branch');
    }
    await expect(push(first, '.git/hooks')).rejects.toThrow('where git keeps its own files');
    expect(await push(first, 'next')).toBe(true);
    expect(readFileSync(path.join(elsewhere, 'kept.txt'), 'utf8')).toBe('kept');
    expect(readdirSync(elsewhere)).toEqual(['deep', 'kept.txt']);
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
