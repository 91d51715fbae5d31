/** The site that `create-docusaurus` writes today, untouched: the first thing that anybody will try. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { it, type Open } from '../setup/browser-test.js';
import { startDactylServer } from '../setup/dactyl-server.js';

/** Runs the program as its README says, but for the installation: the packages are there. */
function createSite(name: string, language: 'javascript' | 'typescript'): string {
  const packages = inject('packagesDir');
  rmSync(join(packages, 'sites', name), { recursive: true, force: true });
  const program = join(packages, 'node_modules/create-docusaurus/bin/index.js');
  const flags = [`--${language}`, '--skip-install', '--package-manager', 'npm'];
  execFileSync('node', [program, name, 'classic', join(packages, 'sites'), ...flags], { stdio: 'ignore' });
  return join(packages, 'sites', name);
}

/** All files but what a build makes. */
const sourcesOf = (siteDir: string) =>
  readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(?:build|\.dactyl)(?:[/\\]|$)/.test(file))
    .toSorted();

/** A page, and what its console says that no reader should meet. Pictures of authors come from other hosts, or do not. */
async function openWatched(open: Open, url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await open('about:blank', { colorScheme: 'light' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(new URL(url).origin);
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor();

describe.each(['javascript', 'typescript'] as const)('a new site in %s', (language) => {
  it('builds as it is, and a reader finds what it has', async ({ open }) => {
    const siteDir = createSite(`template-${language}`, language);
    const sources = sourcesOf(siteDir);
    const { code, output } = await runDactyl(['build'], { cwd: siteDir });
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/warning|error/i);
    expect(sourcesOf(siteDir)).toEqual(sources);

    const server = await startDactylServer(['serve', siteDir]);
    const { page, complaints } = await openWatched(open, `${server.origin}/`);
    await heading(page, 'My Site');
    expect(await page.locator('main h3').count()).toBe(3); // its features, each with a drawing
    expect(await page.locator('main svg[role=img]').count()).toBe(3);
    await page.getByRole('link', { name: /Tutorial - 5min/ }).click();
    await heading(page, 'Tutorial Intro');
    await page.getByRole('navigation', { name: 'Docs pages' }).getByText('Tutorial - Basics').waitFor();
    await page.locator('.menu__caret, summary.menu__link').first().click();
    await page.getByRole('link', { name: 'Markdown Features' }).first().click();
    await heading(page, 'Markdown Features');
    expect(await page.locator('.theme-admonition').count()).toBeGreaterThan(1);
    await page
      .getByRole('button', { name: 'This is Docusaurus green!' })
      .or(page.locator('main span[style]'))
      .first()
      .waitFor();
    await page.getByRole('link', { name: /^Next/ }).click();
    await heading(page, 'Deploy your site');
    await page.locator('.navbar__items').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('link', { name: 'Welcome' }).first().click();
    await heading(page, 'Welcome');
    // From the system's colours to light ones, and on.
    const toggle = page.locator('.navbar__items [data-color-mode-toggle]');
    await toggle.click();
    await toggle.click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('congratulations');
    await page.getByRole('option').or(page.locator('.DocSearch-Hit')).first().click();
    await heading(page, 'Congratulations!');
    expect(complaints).toEqual([]);
    await server.close();
  });
});

describe('the same site', () => {
  it('is shown by `dactyl start`, and an edit at once', async ({ open }) => {
    const siteDir = createSite('template-started', 'typescript');
    const server = await startDactylServer(['start', siteDir, '--no-open']);
    const { page, complaints } = await openWatched(open, `${server.origin}/docs/intro`);
    await heading(page, 'Tutorial Intro');
    const file = join(siteDir, 'docs/intro.mdx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Tutorial Intro', 'Another name'));
    await heading(page, 'Another name');
    expect(complaints).toEqual([]);
    await server.close();
  });
});
