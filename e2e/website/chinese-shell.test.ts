/** What stands around the text of Chinese pages: everything that a reader sees or hears of it is Chinese. */
import { describe, expect, it } from 'vitest';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const PAGES = [
  'zh/404.html',
  'zh/index.html',
  'zh/blog.html',
  'zh/blog/tags.html',
  'zh/docs/cli.html',
  'zh/docs/configuration.html',

  'zh/versions.html',
  'zh/tests.html',
  // With the link for editing, which needs the address of a repository.
  'zh/tests/pages/repository.html',
];

/** Names that are written the same in Chinese, and what is a name or a key on every keyboard. */
const NAMES =
  /Dactyl|Docusaurus|docusaurus[.-][\w.]+|(?:plugin|theme|create|eslint|no|prefer|string)-[\w-]+|logger|TypeScript|OpenAPI|AsyncAPI|GraphQL|TypeDoc|SEO|GitHub|Git|Crowdin|English|Ctrl|Cmd|MIT|React|Vite|Next|v?\d+(?:\.\d+)*/g;
const SPOKEN = ['aria-label', 'title', 'placeholder', 'data-label-light', 'data-label-dark', 'data-label-copied'];

/** Words of Latin letters in what parts of a page say, beside names. */
function english(part: HtmlElement): string[] {
  const spoken = SPOKEN.flatMap((name) => [
    part.attributes[name] ?? '',
    ...part.all(`[${name}]`).map(({ attributes }) => attributes[name] ?? ''),
  ]);
  const written = part.all('a').map(({ text }) => text);
  return [...written, ...spoken, part.text].filter((text) => isEnglish(text.replaceAll(NAMES, '')));
}

/** A sentence or a label, and no Chinese around it. */
function isEnglish(text: string): boolean {
  return /[a-z]{2,}/i.test(text) && !/\p{Script=Han}/u.test(text);
}

const SHELL = [
  '.navbar',
  '[id="dactyl-menu"]',
  '.footer',
  '.pagination-nav',
  '.theme-doc-footer',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile summary',
  '.theme-doc-version-banner',
  '.theme-doc-sidebar-container',
];

describe('the shell of Chinese pages', () => {
  it('R013 is written in Chinese, labels and titles included', () => {
    const found = PAGES.flatMap((file) => {
      const page = output.page(file);
      const texts = SHELL.flatMap((selector) => page.all(selector).flatMap(english));
      return [...new Set(texts)].map((text) => `${file}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('R013 has the parts that are looked at', () => {
    const page = output.page('zh/docs/cli.html');
    for (const part of [
      '.navbar',
      '.footer',
      '.pagination-nav',
      '.theme-doc-breadcrumbs',
      '.theme-doc-sidebar-container',
    ])
      expect(page.all(part).length, part).toBeGreaterThan(0);
    expect(page.one('.navbar').attributes['aria-label']).toMatch(/\p{Script=Han}/u);
  });
});
