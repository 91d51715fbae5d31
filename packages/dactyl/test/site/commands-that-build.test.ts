/**
 * Commands that read the configuration first, and then build: a configuration may import React, as one with themes of
 * `prism-react-renderer` does, and pages must be rendered with the same build of it.
 */
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { createRepository } from '../git-repository.js';
import { startDactylServer } from './dactyl-server.js';
import { createSite, type Fixture } from './fixture.js';
import { runDactyl } from './run-dactyl.js';

let site: Fixture;
beforeAll(() => {
  site = createSite({
    'package.json': '{ "name": "with-react", "private": true, "type": "module" }',
    '.gitignore': 'build\n.dactyl\n',
    'docusaurus.config.js': `import { themes } from 'prism-react-renderer';
    export default {
      title: 'With React', url: 'https://tern.example', baseUrl: '/', trailingSlash: false,
      organizationName: 'tern', projectName: 'docs', presets: [['classic', { blog: false, sitemap: false }]],
      themeConfig: { search: false, prism: { theme: themes.vsLight } },
    };`,
    'docs/intro.md': '# Intro\n\nText.\n',
  });
});

it('deploy builds the site, and pushes it to the branch of the host', async () => {
  const repository = createRepository(site.siteDir);
  repository.commit();
  const bare = site.file('.dactyl/host.git');
  execFileSync('git', ['init', '-q', '--bare', bare]);
  const env = {
    GIT_USER: 'ada',
    GIT_USER_NAME: 'Ada',
    GIT_USER_EMAIL: 'ada@tern.example',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${bare}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/tern/docs.git',
  };
  const first = await runDactyl(['deploy'], { cwd: site.siteDir, env });
  expect([first.code, first.output]).toEqual([0, expect.stringContaining('Pushed to the branch gh-pages of ')]);
  expect(execFileSync('git', ['-C', bare, 'show', 'gh-pages:docs/intro.html'], { encoding: 'utf8' })).toContain(
    'Text.',
  );
  const second = await runDactyl(['deploy'], { cwd: site.siteDir, env });
  expect([second.code, second.output]).toEqual([0, expect.stringContaining('Nothing has changed on ')]);
});

it('serve builds the site before it shows it', async () => {
  site.write('docs/intro.md', '# Intro\n\nOther text.\n');
  const server = await startDactylServer(['serve', site.siteDir, '--build']);
  expect(await (await fetch(`${server.origin}/docs/intro`)).text()).toContain('Other text.');
  await server.close();
});
