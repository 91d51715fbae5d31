import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { SiteConfig } from '../config/types.js';
import { examineSite, readsHistory } from './examine-site.js';
import type { Patient } from './diagnosis.js';

/** A folder with these files, in a repository of its own. */
function siteWith(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-doctor-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: dir });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

/** Each finding as `level topic: text`, without what is in order. */
async function findings(
  files: Record<string, string>,
  config: Partial<SiteConfig> = {},
  patient: Partial<Patient> = {},
) {
  const siteDir = siteWith(files);
  const siteConfig = {
    url: 'https://tern.org',
    baseUrl: '/',
    trailingSlash: true,
    staticDirectories: ['static'],
    future: {},
    ...config,
  } as SiteConfig; // what examinations read of it
  const found = await examineSite({
    siteDir,
    siteConfig,
    outDir: path.join(siteDir, 'build'),
    env: {},
    nodeVersion: '24.1.0',
    readsHistory: false,
    ...patient,
  });
  return found.flatMap(({ level, topic, found: text }) => (level === 'ok' ? [] : [`${level} ${topic}: ${text}`]));
}

const react = (version: string, name = 'react') => JSON.stringify({ name, version });

it('finds nothing in a site that is in order, and says what it looked at', async () => {
  expect(
    await findings({
      '.nvmrc': 'v24',
      'package-lock.json': '{}',
      'node_modules/react/package.json': react('19.3.1'),
      'node_modules/react-dom/package.json': react('19.3.1', 'react-dom'),
      'static/robots.txt': '',
      'static/img/lamp.png': 'x',
      'build/index.html': '<img src="/img/lamp.png">',
    }),
  ).toEqual([]);
});

it.each([
  [
    'another version of Node.js than a file asks for',
    { '.node-version': '22.3.0' },
    {},
    'warning Node.js: ".node-version" asks for version 22.3.0, and this is 24.1.0.',
  ],
  [
    'an address where no site can be',
    {},
    { url: 'https://your-site.example.com' },
    'warning Address: "url" is https://your-site.example.com, where no site can be.',
  ],
  [
    'an unsafe address',
    {},
    { url: 'http://tern.org' },
    'note Address: "url" begins with http:, so that search engines are told the unsafe address.',
  ],
  [
    'a base URL that GitHub Pages does not publish at',
    {},
    { url: 'https://tern.github.io', projectName: 'docs' },
    'problem Address: GitHub Pages publishes the repository "docs" below /docs/, and "baseUrl" is /.',
  ],
  [
    'a domain that is not that of the configuration',
    { 'static/CNAME': 'docs.tern.org\n' },
    {},
    'problem Address: The file "CNAME" says that the site is at docs.tern.org, and the configuration says https://tern.org/.',
  ],
  [
    'slashes that Vercel takes away',
    { 'vercel.json': '{ "trailingSlash": false }' },
    {},
    'problem Host: "trailingSlash" is false in "vercel.json" and true in the configuration: each visit is redirected.',
  ],
  [
    'files that Vercel does not find',
    { 'vercel.json': '{}' },
    { trailingSlash: false },
    'problem Host: "trailingSlash: false" writes files such as "docs/cli.html", and "vercel.json" does not set "cleanUrls": Vercel does not find them at /docs/cli.',
  ],
  [
    'another folder that Netlify publishes',
    { 'netlify.toml': '[build]\npublish = "dist"\n' },
    {},
    'problem Host: "netlify.toml" publishes the folder "dist", and builds write to "build".',
  ],
  [
    'two copies of React',
    {
      'node_modules/react/package.json': react('19.3.1'),
      'node_modules/@tern/ui/node_modules/react/package.json': react('18.2.0'),
    },
    {},
    'warning Packages: React is installed 2 times: 19.3.1 in node_modules/react, 18.2.0 in node_modules/@tern/ui/node_modules/react.',
  ],
  [
    'React and its renderer in different versions',
    {
      'node_modules/react/package.json': react('19.3.1'),
      'node_modules/react-dom/package.json': react('19.2.0', 'react-dom'),
    },
    {},
    'problem Packages: "react" has version 19.3.1 and "react-dom" 19.2.0.',
  ],
  [
    'two lockfiles',
    { 'package-lock.json': '{}', 'yarn.lock': '' },
    {},
    'warning Packages: There are 2 lockfiles side by side: package-lock.json, yarn.lock. Hosts take one of them.',
  ],
  [
    'what is left of Docusaurus',
    { 'package.json': '{ "dependencies": { "@docusaurus/core": "^3.9.0" } }' },
    {},
    'note Packages: package.json still names @docusaurus/core, which Dactyl replaces.',
  ],
  [
    'an option without effect',
    {},
    { ssrTemplate: '<html>' },
    'warning Options: "ssrTemplate" has no effect. Use "headTags", "scripts" and "stylesheets", or the hook injectHtmlTags of a plugin.',
  ],
  [
    'large images',
    { 'static/img/map.png': 'x'.repeat(2 * 1024 ** 2) },
    {},
    'warning Files: Images of more than 1 MB: img/map.png (2.1 MB).',
  ],
  [
    'static files that nothing names',
    {
      'static/old.pdf': 'x'.repeat(3000),
      'static/Größe 1.pdf': 'x',
      'static/files/LICENSE': 'x',
      'static/map.v2.svg': 'x',
      'build/feed.xml': '...: see /img/map.v2.svg.',
      'build/index.html': '<a href="/Gr%C3%B6%C3%9Fe%201.pdf"><a href="/base/files/LICENSE">',
    },
    {},
    'note Files: A static file that nothing in the output names (3.0 KB in all): old.pdf (3.0 KB).',
  ],
] as [string, Record<string, string>, Partial<SiteConfig>, string][])('finds %s', async (_, files, config, line) => {
  expect(await findings(files, config)).toEqual([line]);
});

it('tells what a missing or short history costs, where it is read', async () => {
  const dir = siteWith({ 'a.md': '' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@tern.org', ...args], { cwd: dir });
  for (const message of ['one', 'two']) git('commit', '--quiet', '--allow-empty', '-m', message);
  const clone = path.join(dir, 'clone');
  git('clone', '--quiet', '--depth', '1', `file://${dir}`, clone);
  const line = 'Git: The clone is shallow, so that only the last commits are there.';
  expect(await findings({}, {}, { siteDir: clone })).toEqual([`note ${line}`]);
  expect(await findings({}, {}, { siteDir: clone, readsHistory: true })).toEqual([`warning ${line}`]);
});

it('knows from the options of plugins whether history is read', () => {
  const options = (docs: object) => [[['classic', { docs }]], []];
  expect(readsHistory(options({ showLastUpdateTime: true }))).toBe(true);
  expect(readsHistory(options({ showLastUpdateTime: false, sidebarPath: './a.js' }))).toBe(false);
});
