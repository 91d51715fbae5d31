import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

import { WEBSITE } from '../../scripts/repository.mjs';
import { parseQueries, readQueries } from './queries.mjs';

const queries = readQueries();
const docs = docPages(join(WEBSITE, 'docs'));

describe('the lists of queries', () => {
  it('are as long as they were meant to be', () => {
    expect(words('en').length).toBeGreaterThanOrEqual(60);
    expect(words('en').filter(({ set }) => set === 'website-en').length).toBeGreaterThanOrEqual(36);
    expect(words('zh').length).toBeGreaterThanOrEqual(40);
    expect(words('zh').filter(({ set }) => set === 'website-zh').length).toBeGreaterThanOrEqual(20);
    for (const kind of ['typo', 'prefix']) expect(queries.filter((query) => query.kind === kind)).toHaveLength(20);
  });

  it('hold out every other line of a kind', () => {
    /** @type {Map<string, string>} */
    const before = new Map();
    for (const { set, kind, half, query } of queries) {
      expect(half, query).not.toBe(before.get(`${set} ${kind}`));
      before.set(`${set} ${kind}`, half);
    }
  });

  it('ask nothing twice', () => {
    const asked = queries.map(({ set, query }) => `${set} ${query}`);
    expect(asked.length).toBe(new Set(asked).size);
  });

  it('lead to pages that the website has', () => {
    const pages = queries.filter(({ set }) => set.startsWith('website-')).flatMap((query) => query.pages);
    const missing = [...new Set(pages)].filter((page) => !isOnWebsite(page));
    expect(missing).toEqual([]);
  });

  it('are refused when a line is no query', () => {
    const columns = 'query\tpages\thalf\tkind';
    expect(parseQueries(`${columns}\nlogo\t/a /b\ttune\twords\n`, 'set')).toEqual([
      { set: 'set', query: 'logo', pages: ['/a', '/b'], half: 'tune', kind: 'words' },
    ]);
    expect(() => parseQueries('logo\t/a\ttune\twords', 'set')).toThrow('must name the columns');
    expect(() => parseQueries(`${columns}\nlogo\ta\ttune\twords`, 'set')).toThrow('line 2');
    expect(() => parseQueries(`${columns}\nlogo\t/a\tboth\twords`, 'set')).toThrow('line 2');
  });
});

/** @param {string} language */
function words(language) {
  return queries.filter(({ set, kind }) => kind === 'words' && set.endsWith(`-${language}`));
}

/** @param {string} page */
function isOnWebsite(page) {
  if (page.startsWith('/docs/')) return docs.has(page.slice('/docs'.length));
  const post = page.replace('/blog/', '');
  const files = [`blog/${post}.md`, ...readdirSync(join(WEBSITE, 'blog')).map((file) => `blog/${file}`)];
  return files.some(
    (file) => existsSync(join(WEBSITE, file)) && (file.endsWith(`/${post}.md`) || slugOf(file) === post),
  );
}

/** @param {string} file below the website */
function slugOf(file) {
  return file.endsWith('.md') ? /^slug: (.+)$/m.exec(readFileSync(join(WEBSITE, file), 'utf8'))?.[1] : undefined;
}

/** Addresses of the docs: their slugs, or their files. @param {string} dir */
function docPages(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(({ name }) => /\.mdx?$/.test(name));
  return new Set(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const slug = /^slug: (.+)$/m.exec(readFileSync(file, 'utf8').split('\n---\n')[0] ?? '')?.[1];
      return slug ?? `/${relative(dir, file).replaceAll('\\', '/')}`.replace(/(?:\/index)?\.mdx?$/, '');
    }),
  );
}
