import { describe, expect, it } from 'vitest';
import { cutBranches, markRegion, neutralHtml } from './mark-region.js';
import { parseRegion } from './region-template.js';

const page = (pathname: string, alternates = {}) => ({ pathname, alternates });

const category = (id: string, items: string, open = '') =>
  `<li><div class="menu__list-item-collapsible"><a class="menu__link menu__link--sublist" href="/${id}">${id}</a></div>` +
  `<details${open}><summary></summary><ul data-branch-items=""><!--branch:${id}-->${items}<!--/branch--></ul></details></li>`;

const link = (path: string) => `<li><a class="menu__link" href="${path}">${path}</a></li>`;

const many = (id: string) =>
  Array.from({ length: 150 }, (_, i) => link(`/${id}/page-${i}-with-a-long-name-to-fill-space`)).join('');

/** Names of those that a page has in full, and others leave out. */
const openBranches = (html: string) => [...html.matchAll(/data-items="(\w+)"/g)].map(([, name]) => name);

describe('markRegion', () => {
  it('marks the link of the page and opens the categories above it', () => {
    const template = parseRegion(
      `<ul>${category('a', link('/a/x') + category('a/b', link('/a/b/y')))}${link('/z')}</ul>`,
    );
    const html = markRegion(template, page('/a/b/y'));
    expect(html).toContain('<a class="menu__link menu__link--active" href="/a/b/y" aria-current="page">');
    expect(html.match(/<details open="">/g)).toHaveLength(2);
    expect(html).toContain('<a class="menu__link menu__link--sublist menu__link--active" href="/a">');
    expect(html).toContain('<a class="menu__link" href="/z">');
  });

  it('opens a category on its own page', () => {
    const html = markRegion(parseRegion(category('a', link('/a/x'))), page('/a'));
    expect(html).toContain('<details open="">');
    expect(html.match(/menu__link--active/g)).toHaveLength(1);
    // Pages that are React as a whole have no marks of branches.
    const whole = category('a', link('/a/x')).replaceAll(/<!--.*?-->/g, '');
    expect(markRegion(parseRegion(whole), page('/a'))).toContain('<details open="">');
  });

  it('opens each category that lists the page', () => {
    const sidebar = category('a', link('/x')) + category('b', category('c', link('/x'))) + category('d', link('/y'));
    const html = markRegion(parseRegion(sidebar), page('/x'));
    expect(html.match(/<details open="">/g)).toHaveLength(3);
    expect(html.match(/href="\/x" aria-current="page"/g)).toHaveLength(2);
    expect(html).toContain('<a class="menu__link menu__link--sublist" href="/d">');
  });

  it('opens a category inside of the one whose page it is, when it lists that page', () => {
    const html = markRegion(parseRegion(category('a', category('b', link('/a')))), page('/a'));
    expect(html.match(/<details open="">/g)).toHaveLength(2);
  });

  it('ignores case and a trailing slash of the pathname', () => {
    expect(markRegion(parseRegion(link('/Docs/')), page('/docs'))).toContain('aria-current="page"');
  });

  it('leaves open what is open already', () => {
    const html = markRegion(parseRegion(category('a', link('/a/x'), ' open=""')), page('/a/x'));
    expect(html).toContain('<details open=""><summary>');
  });

  it('adds nothing to a link that a component of the site has marked itself', () => {
    const own = '<a aria-current="page" class="menu__link menu__link--active" href="/a/x">x</a>';
    const parent = category('a', own).replace('menu__link--sublist', 'menu__link--sublist menu__link--active');
    expect(markRegion(parseRegion(own), page('/a/x'))).toBe(own);
    expect(markRegion(parseRegion(parent), page('/a/x')).match(/menu__link--active/g)).toHaveLength(2);
  });

  it('marks navbar links by base path and by pattern', () => {
    const template = parseRegion(
      '<a class="navbar__item navbar__link" data-active-base="/docs/" href="/docs/intro">Docs</a>' +
        '<a class="navbar__link" data-active-regex="^/blog" data-active-class="is-on" href="/blog">Blog</a>',
    );
    expect(markRegion(template, page('/docs/a'))).toContain(
      'navbar__link navbar__link--active" data-active-base="/docs/" href="/docs/intro" aria-current="true"',
    );
    expect(markRegion(template, page('/BLOG/x'))).toContain('class="navbar__link is-on"');
    expect(markRegion(template, page('/other'))).toBe(neutralHtml(template));
  });

  it('points language links at the same page', () => {
    const template = parseRegion('<a class="dropdown__link" data-alternate="zh" href="/zh/">中文</a>');
    expect(markRegion(template, page('/a', { zh: '/zh/a?x="1"&y' }))).toContain('href="/zh/a?x=&quot;1&quot;&amp;y"');
  });

  it('keeps the query of a language link', () => {
    const template = parseRegion('<a class="dropdown__link" data-alternate="zh" href="/zh/?from=en">中文</a>');
    expect(markRegion(template, page('/a', { zh: '/zh/a' }))).toContain('href="/zh/a?from=en"');
  });

  it('marks links whose address holds entities', () => {
    expect(markRegion(parseRegion(link('/a&amp;b')), page('/a&b'))).toContain('aria-current="page"');
  });
});

describe('a large region', () => {
  const large = parseRegion(
    `<ul>${category('a', many('a'))}${category('b', many('b'))}${category('c', link('/c/1'))}</ul>`,
  );

  it('does not fetch a second place of the page', () => {
    const template = parseRegion(
      `<ul>${category('a', link('/x') + many('a'))}${category('b', link('/x') + many('b'))}</ul>`,
    );
    const html = markRegion(template, page('/x'));
    expect(html.match(/<details open="" /g)).toHaveLength(1);
    expect(openBranches(html)).toHaveLength(1);
    expect(html).not.toContain('/b/page-7-');
  });

  it('keeps closed branches in files and the open one in the page', () => {
    const html = markRegion(large, page('/b/page-7-with-a-long-name-to-fill-space'));
    expect(html).not.toContain('/a/page-7-');
    expect(html).toContain('/b/page-140-');
    expect(cutBranches(large)).toHaveLength(3);
    // By its name navigation finds what it belongs to, in a sidebar that lacks it.
    expect(openBranches(html)).toEqual([cutBranches(large)[1]?.name]);
  });

  it('leaves a link to the first item of a closed branch', () => {
    expect(neutralHtml(large)).toContain('/a/page-0-');
    expect(neutralHtml(large)).not.toContain('/a/page-1-');
    expect(neutralHtml(large)).toMatch(/<details data-branch="[\da-f]{12}">/);
  });

  it('keeps the list around the first item of a branch that is a list', () => {
    const template = parseRegion(
      `<details><!--branch:x--><ul class="menu__list">${many('a')}${many('b')}</ul><!--/branch--></details>`,
    );
    expect(neutralHtml(template)).toMatch(
      /^<details [^>]+><ul class="menu__list"><li class="menu__list-item"><a [^>]*>[^<]*<\/a><\/li><\/ul><\/details>$/,
    );
  });

  it('costs a page no more when other branches grow', () => {
    const larger = parseRegion(
      `<ul>${category('a', many('a') + many('aa'))}${category('b', many('b'))}${category('c', link('/c/1'))}</ul>`,
    );
    const at = page('/b/page-7-with-a-long-name-to-fill-space');
    expect(markRegion(larger, at).length).toBe(markRegion(large, at).length);
  });

  it('leaves closed parts of a list out of the open branch too, however small that is', () => {
    const part = (name: string, mark: string) =>
      `<li><details><summary>${name}</summary><ul><!--branch:${name}${mark}-->${link(`/p/${name}/1`)}${link(`/p/${name}/2`)}<!--/branch--></ul></details></li>`;
    const html = (mark: string) =>
      markRegion(
        parseRegion(
          `<ul>${category('p', part('m', mark) + part('n', mark))}${category('b', many('b'))}${category('c', many('c'))}</ul>`,
        ),
        page('/p/m/1'),
      );
    expect(html('')).toContain('/p/n/2');
    expect(html('.part')).not.toContain('/p/n/2');
    expect(html('.part')).toContain('/p/n/1');
    expect(html('.part')).toContain('/p/m/2');
  });

  it('gives a branch the name of its place, so that pages which leave it out stay the same', () => {
    const sidebar = (title: string, first = '', key = 'key') =>
      parseRegion(`<ul>${first}${category('a', many('a') + title)}${category('b', many('b'))}</ul>`, key);
    const [before, after] = [sidebar(link('/one')), sidebar(link('/two'))];
    const at = page('/b/page-7-with-a-long-name-to-fill-space');
    expect(markRegion(after, at)).toBe(markRegion(before, at));
    expect(after.shown).toBe(before.shown);
    expect(after.hash).not.toBe(before.hash);
    const opened = (template: typeof before) =>
      /data-at="(\w+)"/.exec(markRegion(template, page('/a/page-7-with-a-long-name-to-fill-space')))?.[1];
    expect(opened(after)).not.toBe(opened(before));
    const names = (template: typeof before) => cutBranches(template).map(({ name }) => name);
    expect(names(sidebar('', category('c', many('c'))))).toEqual([expect.any(String), ...names(before)]);
    expect(new Set(names(sidebar('', category('b', many('b') + link('/b/last'))))).size).toBe(3);
    // A sidebar of equal branches has one file for them.
    expect(new Set(names(sidebar('', category('b', many('b'))))).size).toBe(2);
    expect(names(sidebar('', '', 'other')).some((name) => names(before).includes(name))).toBe(false);
  });

  it('is the same region whatever page is shown', () => {
    expect(parseRegion('<ul></ul>').hash).toBe(parseRegion('<ul></ul>').hash);
    expect(large.hash).not.toBe(parseRegion('<ul></ul>').hash);
  });
});

describe('a small region', () => {
  it('holds all its items', () => {
    const template = parseRegion(`<ul>${category('a', link('/a/1'))}</ul>`);
    expect(cutBranches(template)).toEqual([]);
    expect(neutralHtml(template)).toContain('/a/1');
  });
});

describe('islands in a region', () => {
  const mark = `<!--island:${JSON.stringify({ slots: { 0: link('/a') } }).replaceAll('>', '\\u003e')}-->`;

  it('keep their marks as they are, while links in their HTML are marked', () => {
    const html = markRegion(parseRegion(`${mark}${link('/a')}<!--/island-->`), page('/a'));
    expect(html.startsWith(mark)).toBe(true);
    expect(html.match(/menu__link--active/g)).toHaveLength(1);
  });

  it('keep them in branches that are cut out', () => {
    const template = parseRegion(category('a', mark + many('a') + many('b') + '<!--/island-->'));
    const [branch] = cutBranches(template);
    expect(branch && neutralHtml(branch).startsWith(mark)).toBe(true);
    expect(neutralHtml(template)).toContain('<li class="menu__list-item"><a class="menu__link" href="/a/page-0');
  });
});

describe('parseRegion with branches that were parsed before', () => {
  const sidebar = (names: string[]) => `<ul>${names.map((name) => category(name, many(name))).join('')}</ul>`;

  it('gives what it gives without them, and parses only what has changed', () => {
    const parsed = new Map();
    const before = parseRegion(sidebar(['a', 'b', 'c']), 'docs', parsed);
    for (const names of [['a', 'x', 'c'], ['x', 'c'], ['c', 'x', 'c'], ['a']]) {
      expect(parseRegion(sidebar(names), 'docs', parsed)).toEqual(parseRegion(sidebar(names), 'docs'));
    }
    const [again, now] = [new Map(), new Map()];
    const first = parseRegion(sidebar(['a', 'b', 'c']), 'docs', again);
    const second = parseRegion(sidebar(['a', 'x', 'c']), 'docs', again);
    const same = second.branches.map(({ template }, index) => template === first.branches[index]?.template);
    expect(same).toEqual([true, false, true]);
    expect(parseRegion(sidebar(['a', 'b', 'c']), 'docs', now)).toEqual(before);
  });

  it('gives names anew where two branches want the same one', () => {
    const parsed = new Map();
    const twice = (first: string, second: string) =>
      `<ul>${category('a', link('/x') + first)}${category('a', link('/x') + second)}</ul>`;
    for (const [first, second] of [
      ['1', '2'],
      ['2', '1'],
      ['2', '2'],
      ['3', '2'],
    ] as const) {
      expect(parseRegion(twice(first, second), 'docs', parsed)).toEqual(parseRegion(twice(first, second), 'docs'));
    }
  });
});
