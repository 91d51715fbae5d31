/** The website is clean under its own check, and nothing else leads nowhere: what heads name, feeds, sitemaps. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const ROOT = join(import.meta.dirname, '../..');
const PUBLISHED = 'https://dactyl.example';
const output = openWebsiteOutput();
const files = new Set(output.files());

/** Whether a static host finds a file for the address. */
function isThere(url: string): boolean {
  const path = decodeURIComponent(new URL(url, PUBLISHED).pathname).replaceAll(/^\/|\/$/g, '');
  return path === '' || [path, `${path}.html`, `${path}/index.html`].some((file) => files.has(file));
}

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

describe('the website', () => {
  it('has no mistakes in the eyes of dactyl check, and keeps its addresses and places', async () => {
    const command = join(ROOT, 'packages/dactyl/bin/dactyl.js');
    // `npm run contract` writes it.
    const contract = ['--contract', 'e2e/website/contract.json'];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, 'check', 'website', ...contract], {
      cwd: ROOT,
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^✓ No mistakes in \d+ pages/);
  });

  // What the command says of a site: `test/site/report.test.ts`. That many pages are no reason to say less is for the full run.
  it.runIf(process.env.DACTYL_TEST_FULL === '1')('is told apart from an older output by dactyl report', async () => {
    const older = mkdtempSync(join(tmpdir(), 'website-'));
    onTestFinished(() => rmSync(older, { recursive: true }));
    mkdirSync(join(older, 'docs'));
    writeFileSync(join(older, 'index.html'), output.read('index.html'));
    writeFileSync(
      join(older, 'docs/cli.html'),
      output.read('docs/cli.html').replace('Command line</h1>', 'Lines</h1>'),
    );
    const command = join(ROOT, 'packages/dactyl/bin/dactyl.js');
    const args = [command, 'report', 'website', '--base', older, '--format', 'json', '--no-check'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 });
    const { pages } = JSON.parse(stdout) as Record<string, unknown>; // the format of the command
    expect(pages).toMatchObject({
      before: 2,
      removed: [],
      framed: 0,
      changed: [
        { url: '/docs/cli', hunks: [{ lines: expect.arrayContaining([{ kind: 'removed', text: '# Lines' }]) }] },
      ],
    });
  });

  // Of other sites: `doctor/examine-site.test.ts`.
  it('is well in the eyes of dactyl doctor, but for an address that nobody can have', async () => {
    const command = join(ROOT, 'packages/dactyl/bin/dactyl.js');
    const { stdout } = await promisify(execFile)(process.execPath, [command, 'doctor', 'website', '--json'], {
      cwd: ROOT,
    });
    const found = JSON.parse(stdout) as { level: string; topic: string; found: string }[]; // the format of the command
    // The clone that is tested may be shallow, and Node.js any that is supported.
    const faults = found.filter(({ level, topic }) => level !== 'ok' && !['Git', 'Node.js'].includes(topic));
    expect(faults.map(({ found: text }) => text)).toEqual([`"url" is ${PUBLISHED}, where no site can be.`]);
  });

  it('names files in the heads of its pages that are there', () => {
    const missing = pageFiles(output).flatMap((file) => {
      const named = output.read(file).matchAll(/<(?:link|script|meta)\b[^>]*? (?:href|src|content)="([^"]+)"/g);
      return [...named]
        .map(([, url = '']) => unescape(url).replace(PUBLISHED, ''))
        .filter((url) => /^\/(?!\/)/.test(url) && !isThere(url))
        .map((url) => `${file}: ${url}`);
    });
    expect(missing).toEqual([]);
  });

  it('has feeds and sitemaps that name pages and files which are there', () => {
    const lists = [...files].filter((file) => /(?:^|\/)(?:rss|atom|feed|sitemap)\.(?:xml|json)$/.test(file));
    expect(lists.filter((file) => file.startsWith('zh/'))).toHaveLength(lists.length / 2);
    expect(lists.length).toBeGreaterThan(15);
    const missing = lists.flatMap((file) => {
      const urls = new Set(unescape(output.read(file)).match(/https:\/\/dactyl\.example[^\s"'<>\\)\]]*/g));
      return [...urls].filter((url) => !url.includes('/edit/') && !isThere(url)).map((url) => `${file}: ${url}`);
    });
    expect(missing).toEqual([]);
  });

  it('has plain texts for machines whose links lead somewhere', () => {
    const lists = [...files].filter((file) => /(?:^|\/)llms\.txt$/.test(file));
    expect(lists).toEqual(['llms.txt', 'zh/llms.txt']);
    const missing = lists.flatMap((file) =>
      [...output.read(file).matchAll(/\]\((https:\/\/dactyl\.example[^)]*)\)/g)]
        .map(([, url = '']) => url)
        .filter((url) => !isThere(url)),
    );
    expect(missing).toEqual([]);
  });
});
