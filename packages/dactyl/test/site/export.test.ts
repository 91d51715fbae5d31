/** `dactyl export`: pages of a built site as one file. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstPages } from '../../src/node/production/export/pdf/first-pages.js';
import { findBrowser } from '../browser.js';
import { docsSite } from './docs-site.js';
import { runDactyl } from './run-dactyl.js';

const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-export-'));
const isFull = process.env.DACTYL_TEST_FULL === '1';
let siteDir: string;

beforeAll(async () => {
  ({ siteDir } = await docsSite());
});

type Files = Record<string, string>;

/** @returns the file that was written */
async function exportTo(name: string, ...args: string[]): Promise<string> {
  const file = path.join(folder, name);
  const printer = args[0] === 'pdf' ? await findBrowser() : undefined;
  const { output, code } = await runDactyl(['export', ...args, '--out', file], {
    cwd: siteDir,
    env: printer === undefined ? {} : { CHROME_PATH: printer.file },
    sharesProcess: true,
  });
  if (code !== 0) throw new Error(output);
  return file;
}

function unzip(file: string): Files {
  const entries = Object.entries(unzipSync(readFileSync(file)));
  return Object.fromEntries(entries.map(([entry, bytes]) => [entry, strFromU8(bytes)]));
}

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** Fails where it is no XML. */
function elementsOf(xml: string): Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
}

describe('dactyl export epub', () => {
  let files: Files;

  beforeAll(async () => {
    files = unzip(
      await exportTo('guide.epub', 'epub', '--sidebar', 'guide', '--docs-version', 'current', '--locale', 'ar'),
    );
  });

  it('has the pages of the sidebar in its order, with categories as headings', () => {
    const list = /<nav[^>]*>(.*)<\/nav>/s.exec(files['book/contents.xhtml'] ?? '')?.[1] ?? '';
    const lines = list.replaceAll(/<\/?(?:li|span|h1)>|<a [^>]*>|<\/a>/g, '|').replaceAll(/\|+/g, '|');
    expect(lines).toMatchInlineSnapshot(
      `"|Docs site|<ol>|مرحبا|ابدأ هنا|Steps|موضوع|<ol>|Detail|Nested|<ol>|Reference|</ol>|</ol>|Generated|<ol>|Tagged|Chosen|To unlisted|</ol>|Generated|<ol>|Only an author|</ol>|Updates|<ol>|Only a date|Neither|</ol>|Edits|<ol>|Own address|No address|Empty address|</ol>|</ol>"`,
    );
  });

  it('is XML whose manifest names each file once, and whose links lead to ids that are there', () => {
    const names = Object.keys(files).filter((name) => name.startsWith('book/') && !name.endsWith('.opf'));
    const manifest = elementsOf(files['book/package.opf'] ?? '').filter(({ name }) => name === 'item');
    expect(manifest.map(({ attributes }) => `book/${attributes['href']}`).toSorted()).toEqual(names.toSorted());
    const pages = new Map(
      names.filter((name) => name.endsWith('.xhtml')).map((name) => [name.slice(5), elementsOf(files[name] ?? '')]),
    );
    const ids = [...pages].flatMap(([name, elements]) => [
      name,
      ...elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [`${name}#${id}`])),
    ]);
    const links = [...pages].flatMap(([name, elements]) =>
      elements.flatMap(({ attributes: { href } }) => {
        if (href === undefined || /^\w+:/.test(href) || href === 'styles.css') return [];
        return [href.startsWith('#') ? name + href : href];
      }),
    );
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(pages.size);
  });

  it('is the same file on a machine of another time zone, where the time is given', async () => {
    const file = path.join(folder, 'timed.epub');
    const args = ['export', 'epub', '--sidebar', 'guide', '--docs-version', 'current', '--out', file];
    const bytesIn = async (TZ: string) => {
      await runDactyl(args, { cwd: siteDir, env: { TZ, SOURCE_DATE_EPOCH: '1767225600' }, sharesProcess: true });
      return readFileSync(file);
    };
    const first = await bytesIn('Asia/Shanghai');
    expect((await bytesIn('America/Lima')).equals(first)).toBe(true);
  });

  it('says which version it is, and that its language is read from right to left', () => {
    expect(files['book/title.xhtml']).toMatch(/lang="ar" xml:lang="ar" dir="rtl".*<p>القادم<\/p>/s);
    expect(files['book/package.opf']).toContain('<spine page-progression-direction="rtl">');
  });

  // The reference of the standard; of Debian's package `epubcheck`.
  const checker = '/usr/share/java/epubcheck.jar';
  it.runIf(isFull && existsSync(checker))('passes EPUBCheck', () => {
    const { stdout, stderr } = spawnSync('java', ['-jar', checker, path.join(folder, 'guide.epub')], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain('No errors or warnings detected.');
  });
});

// A browser takes seconds of processor time; what it is given is tested in `book-document.test.ts`.
describe.runIf(isFull)('dactyl export pdf', () => {
  it('prints each page once, with bookmarks, and knows on which sheet it begins', async () => {
    const file = await exportTo(
      'guide.pdf',
      'pdf',
      '--sidebar',
      'guide',
      '--docs-version',
      'current',
      '--format',
      'Letter',
    );
    const pdf = readFileSync(file, 'latin1');
    const pages = [...firstPages(pdf)];
    expect(pages).toHaveLength(17);
    expect(pages.map(([, page]) => page)).toEqual(pages.map(([, page]) => page).toSorted((a, b) => a - b));
    expect(pdf).toMatch(/\/Type \/Outlines/);
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
    // Of Debian's package `qpdf`, where that is there; 3 is a warning.
    expect(spawnSync('qpdf', ['--check', file]).status ?? 0).toBe(0);
  });
});

// Its files are tested in `portable-page.test.ts`, and in a browser in `e2e/services/portable.test.ts`.
describe.runIf(isFull)('dactyl export zip', () => {
  it('has the pages of the sidebar, the loader, and a way to the first page', async () => {
    const args = ['zip', '--sidebar', 'guide', '--docs-version', 'current'];
    const files = unzip(await exportTo('guide.zip', ...args));
    const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
    expect(pages).toContain('docs/next/guides/start/index.html');
    expect(pages.every((name) => name === 'index.html' || name.startsWith('docs/next/'))).toBe(true);
    expect(files['index.html']).toMatch(/url=docs\/next\/[^"]+\.html/);
    expect(files['portable.js']).toContain('"docs/next/guides/start/index.html"');
  });
});
