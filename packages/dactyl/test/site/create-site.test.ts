/** What `npm create dactyl` writes is a site that builds without a word of complaint, and passes the compiler. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { type Output, openOutput } from './output.js';
import { runDactyl } from './run-dactyl.js';

const CREATE = path.join(import.meta.dirname, '../../../create-dactyl/bin/create-dactyl.js');
const TSC = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** The folder of tests lies below the workspace, so the packages of a template are found without installing them. */
function createSite(options: readonly string[]): string {
  const cwd = mkdtempSync(path.join(inject('sitesDir'), 'create-'));
  const { status, stderr } = spawnSync(process.execPath, [CREATE, 'site', '--skip-install', ...options], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return path.join(cwd, 'site');
}

/** What it says; a compiler that does not start says it elsewhere. */
function runCompiler(siteDir: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [TSC, '-p', siteDir], { encoding: 'utf8' });
  return stdout + stderr;
}

/** A build that says nothing but what it has done. */
async function buildQuietly(siteDir: string): Promise<Output> {
  const { code, output } = await runDactyl(['build'], { cwd: siteDir, sharesProcess: true });
  const complaints = output.split('\n').filter((line) => !/^(?:✓| {2}\d+ files, )/.test(line));
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return openOutput(path.join(siteDir, 'build'));
}

/** One of each template and language is enough for every day; the others hold the same content. */
const isFull = process.env.DACTYL_TEST_FULL === '1';
const ALL = [
  {
    template: 'classic',
    options: ['-l', 'en,zh'],
    page: 'zh/docs/basics/components/index.html',
    text: '0 of 3 done',
    everyDay: false,
  },
  {
    template: 'classic',
    options: ['--typescript'],
    page: 'docs/basics/components/index.html',
    text: '0 of 3 done',
    everyDay: true,
  },
  { template: 'minimal', options: ['-l', 'en,zh'], page: 'zh/index.html', text: 'docs/index.md', everyDay: true },
  { template: 'minimal', options: ['--typescript'], page: 'index.html', text: 'docs/index.md', everyDay: false },
];

describe('a new site', () => {
  it.each(ALL.filter(({ everyDay }) => everyDay || isFull))(
    'builds without a warning, and stands up to a check: $template $options',
    async ({ template, options, page, text }) => {
      const siteDir = createSite(['--template', template, ...options]);
      const output = await buildQuietly(siteDir);
      expect(output.page(page).one('main').text).toContain(text);
      const { output: findings } = await runDactyl(['check'], { cwd: siteDir, sharesProcess: true });
      expect(findings).toContain('No mistakes in ');
    },
  );

  it.each(['classic', 'minimal'])('passes the compiler in TypeScript: %s', (template) => {
    expect(runCompiler(createSite(['--template', template, '--typescript']))).toBe('');
  });
});
