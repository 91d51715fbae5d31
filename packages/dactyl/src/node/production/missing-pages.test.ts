import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FRAGMENT_DIR, fragmentName } from '../../shared/fragment.js';
import type { LocaleSite, Site } from '../site/types.js';
import { targetsWithoutPage, writeMissingPages, type MissingPagesInput } from './missing-pages.js';

const page = (pathname: string, links: string[]) => ({ pathname, links, anchors: [], locale: 'en', noIndex: false });
const region = (links: string[]) => ({ links }) as unknown as MissingPagesInput['rendered']['regions'][number]; // what is read

it('finds where links lead and no page is', () => {
  const pages = [
    page('/docs/a/', [
      '/docs/b',
      '../gone?x#y',
      '#here',
      '?x',
      'https://a.example/b',
      'mailto:a@b.c',
      '/b.pdf',
      '/api/v6',
    ]),
    page('/docs/b', ['/docs/a', '/docs/a.html', '/\\\\[', '/%e7%89', '/v1.2']),
  ];
  const rendered = { pages, regions: [region(['/docs/a', '/proxied', 'relative'])] };
  expect([...targetsWithoutPage(rendered)].toSorted()).toEqual([
    '/%e7%89',
    '/api/v6',
    '/docs/a.html',
    '/docs/gone',
    '/proxied',
    '/v1.2',
  ]);
});

it('writes a file for each, in the locale that it is asked of, and keeps the one of the last build', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const locale = (baseUrl: string, outSubdir: string) => ({ baseUrl, outSubdir }) as LocaleSite; // the fields that are read
  const site = { locales: [locale('/x/', '.'), locale('/x/zh/', 'zh')] } as Site; // the field that is read
  const fileOf = (output: string, pathname: string, folder = '') =>
    path.join(dir, output, folder, FRAGMENT_DIR, fragmentName(pathname));
  const write = (outDir: string, oldDir: string) =>
    writeMissingPages({
      site,
      rendered: { pages: [page('/x/', ['/x/gone/', '/x/zh/gone', '/elsewhere'])], regions: [] },
      outDir: path.join(dir, outDir),
      oldDir: path.join(dir, oldDir),
    });

  // There was a page.
  mkdirSync(path.dirname(fileOf('old', '/x/gone')), { recursive: true });
  writeFileSync(fileOf('old', '/x/gone'), '{"title":"Was here"}');
  await write('first', 'old');
  expect(readFileSync(fileOf('first', '/x/gone'), 'utf8')).toBe('{}');
  expect(readFileSync(fileOf('first', '/x/zh/gone', 'zh'), 'utf8')).toBe('{}');
  expect(existsSync(fileOf('first', '/elsewhere'))).toBe(false);

  await write('second', 'first');
  const identity = (output: string) => statSync(fileOf(output, '/x/gone')).ino;
  expect(identity('second')).toBe(identity('first'));
});
