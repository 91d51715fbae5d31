/** The test pages that are React components: what they say in their HTML, and what they do in a browser. */
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { parseHtml } from '../../packages/dactyl/test/site/html-document.js';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const origin = inject('builtSite');
const page = (name: string) => output.page(`tests/pages/${name}.html`);

/** What each page shows before any script runs. */
const OUTCOMES: Record<string, string> = {
  analytics: 'Nothing was sent yet.',
  'code-block-tests': 'Names of languages',
  crashTest: 'This time nothing crashed.',
  diagrams: 'Quadrants',
  embeds: 'A mode that does not exist',
  'error-boundary-tests': 'to the test areas and to the test pages, which have no name',
  'head-metadata': 'its own generator',
  'hydration-tests': 'Home, docs and test areas.',
  'layout-no-children': '',
  'link-tests': 'A link to the test areas',
  'markdown-tests-md': '{1 + 1} stays {1 + 1}',
  'markdown-tests-mdx': 'Text of a part of a page.',
  'navbar-dropdown-tests': 'Press Tab until',
  'page-toc-tests': 'Level 2 again',
  'react-18': 'The code is here.',
  repository: 'which is no repository',
  seo: 'end up as tags in its head',
  svg: 'A red triangle',
  'tabs-tests': 'Block',
  unlisted: 'Who knows the address',
  'z-index-tests': 'z-index: 100',
};

describe('the test pages', () => {
  it('R123 are there, each with its outcome, and are listed on their first page', async () => {
    const names = Object.keys(OUTCOMES);
    for (const [name, text] of Object.entries(OUTCOMES)) {
      expect((await fetch(`${origin}/tests/pages/${name}`)).status, name).toBe(200);
      expect(page(name).one('body').text, name).toContain(text);
    }
    const first = output.page('tests/pages.html');
    const hrefs = first.all('article a').map(({ attributes }) => attributes.href ?? '');
    const listed = hrefs.flatMap((href) =>
      href.startsWith('/tests/pages/') ? [href.slice('/tests/pages/'.length)] : [],
    );
    expect(listed.toSorted()).toEqual(names.toSorted());
    expect(first.all('.theme-admonition-note').map(({ text }) => text)).toEqual([
      expect.stringContaining('_index-part.mdx'),
      expect.stringContaining('The folder website/tests'),
    ]);
  });

  it('R123 R223 R224 have a draft during development only, and keep an unlisted page from search engines', async () => {
    expect((await fetch(`${origin}/tests/pages/draft`)).status).toBe(404);
    expect(page('unlisted').all('.theme-unlisted-banner')).toHaveLength(1);
    expect(page('unlisted').one('meta[name="robots"]').attributes.content).toContain('noindex');
    // Of a smaller site: `dev/locales.test.ts`.
    if (process.env.DACTYL_TEST_FULL !== '1') return;
    const draft = await fetch(`${inject('devServer')}/tests/pages/draft`);
    expect(draft.status).toBe(200);
    const banners = parseHtml(await draft.text()).all('.theme-draft-banner');
    expect(banners.map(({ text }) => text)).toEqual([expect.stringMatching(/draft/i)]);
  });

  it('have a navbar and a footer also when there is nothing between them', () => {
    expect(page('layout-no-children').all('nav.navbar')).toHaveLength(1);
    expect(page('layout-no-children').all('footer')).toHaveLength(1);
    expect(page('layout-no-children').one('.main-wrapper').text).toBe('');
  });

  it('put front matter into the head', () => {
    const head = page('seo').one('head');
    const content = (selector: string) => head.one(selector).attributes.content ?? '';
    expect(head.one('title').text).toBe('SEO test | Dactyl');
    expect(content('meta[name="description"]')).toBe('The description of this page, from its front matter.');
    expect(content('meta[name="keywords"]')).toBe('front matter,search,test');
    const image = new URL(content('meta[property="og:image"]'));
    expect(image.origin).toBe('https://dactyl.example');
    expect(output.has(image.pathname.slice(1))).toBe(true);
  });

  it('keep drawings with the same names inside apart', () => {
    const drawings = page('svg').all('main svg[role="img"]');
    expect(drawings.map((drawing) => drawing.one('title').text)).toEqual([
      'A green circle',
      'A blue square',
      'A red triangle',
    ]);
    const names = drawings.map((drawing) => drawing.one('linearGradient').attributes.id ?? '');
    expect(new Set(names).size).toBe(3);
    for (const [index, drawing] of drawings.entries()) {
      expect(drawing.one('style').text).toContain(`url(#${names[index]})`);
      const shape = drawing.all('.shape').length + drawing.all('[class]').length;
      expect(shape).toBeGreaterThan(0);
    }
  });

  it('R123 show the same as raw text, as live code and as a diagram, and link to files of any kind', () => {
    const article = page('markdown-tests-mdx').one('article');
    expect(article.one('.language-mdx').text).toBe('Text of a part of a page.');
    expect(article.text).toContain('const [beats, setBeats]');
    const hrefs = article.all('ul a').map(({ attributes }) => attributes.href ?? '');
    for (const ending of ['.pdf', '.xyz', '.json', '.js', '/badSyntax.css']) {
      expect(
        hrefs.some((href) => href.endsWith(ending)),
        ending,
      ).toBe(true);
    }
  });

  it('have files beside them that are copied as they are, also when they make no sense', () => {
    expect(output.read('badSyntax.js')).toContain('export const = {');
    expect(output.read('badSyntax.css')).toContain('@media ( {');
    expect(output.has('4/翅膀.svg')).toBe(true);
  });

  it('R123 end the build with the error and its cause when the configuration says so', async () => {
    const website = join(import.meta.dirname, '../../website');
    const run = await runDactyl(['why', '/tests/pages/crashTest'], { cwd: website, env: { CRASH_TEST: 'true' } });
    expect(run.code).toBe(1);
    expect(run.output).toContain('Rendering /tests/pages/crashTest failed: This page was told to crash.');
    expect(run.output).toContain('Cause: The flag "crashTest" is on.');
  });
});
