/** The plugin for social cards on a small site in two languages: files, heads, what is kept and what is drawn anew. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

/** A function, which reads the environment for each build, also in a process that has run before. */
const CONFIG = `export default () => ({
  title: 'Cards', tagline: 'Of a site', url: 'https://cards.example', baseUrl: '/base/', trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  plugins: [['dactyl/plugin-social-cards', {
    include: ['/', '/own', '/blog/post'],
    ...(process.env.DACTYL_TEST_CARDS === 'own' && { template: './card.jsx' }),
  }]],
  presets: [['classic', { docs: { routeBasePath: '/' }, sitemap: false }]],
  themeConfig: { image: 'img/site.png', search: false },
});`;

const POST = `---
title: A post
date: 2024-05-01
authors: [core]
---

What the post says.
<!-- truncate -->
`;

function createCardSite(): Fixture {
  return createSite({
    'package.json': '{ "name": "cards", "private": true, "type": "module" }',
    'docusaurus.config.js': CONFIG,
    'docs/index.md': '---\nslug: /\ndescription: Where readers begin.\n---\n\n# Welcome\n',
    'docs/own.md': '---\nimage: img/own.png\n---\n\n# Own\n',
    'docs/other.md': '# Other\n',
    'blog/authors.yml': 'core: { name: Core team }\n',
    'blog/post.md': POST,
    'card.jsx': `export default ({ title }) => <div style={{ color: 'red' }}>{title}</div>;\n`,
  });
}

const ABSOLUTE = 'https://cards.example/base/';

/** Values of the head's tags, by `property` or `name`. */
function imageTags(output: Output, file: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { attributes } of output.page(file).all('meta')) {
    const key = attributes['property'] ?? attributes['name'] ?? '';
    if (/^(og|twitter):image/.test(key)) (found[key] ??= []).push(attributes['content'] ?? '');
  }
  return found;
}

const cardOf = (output: Output, file: string) => imageTags(output, file)['og:image']?.[0]?.slice(ABSOLUTE.length) ?? '';

/** Name → inode and time of each card in the cache: another one for a card that was drawn again. */
function cachedCards(site: Fixture): Map<string, string> {
  const dir = site.file('.dactyl/cards');
  const stamp = (name: string) => `${statSync(`${dir}/${name}`).ino} ${statSync(`${dir}/${name}`).mtimeMs}`;
  return new Map(readdirSync(dir).map((name) => [name, stamp(name)]));
}

describe('social cards', () => {
  let site: Fixture;
  let output: Output;
  beforeAll(async () => {
    site = createCardSite();
    await site.build();
    output = openOutput(site.file('build'));
  });

  it('are named by the head of a page, with their size and what they show', () => {
    const card = cardOf(output, 'index.html');
    expect(card).toMatch(/^assets\/cards\/[\da-f]{16}\.png$/);
    expect(imageTags(output, 'index.html')).toEqual({
      'og:image': [ABSOLUTE + card],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': ['Welcome'],
      'twitter:image': [ABSOLUTE + card],
      'twitter:image:alt': ['Welcome'],
    });
  });

  it('are images of that size, below the locale of their page', () => {
    for (const page of ['index.html', 'blog/post.html', 'de/index.html']) {
      const card = cardOf(output, page);
      expect(card.startsWith('de/')).toBe(page.startsWith('de/'));
      expect(imageSize(readFileSync(`${output.dir}/${card}`))).toMatchObject({ type: 'png', width: 1200, height: 630 });
    }
    // A post shows its date, in the words of the locale.
    expect(cardOf(output, 'de/blog/post.html').slice(3)).not.toBe(cardOf(output, 'blog/post.html'));
    expect(output.files().filter((file) => /assets\/cards\//.test(file))).toHaveLength(4);
  });

  it('give way to an image in the front matter, and leave pages alone that the option does not name', () => {
    expect(imageTags(output, 'own.html')['og:image']).toEqual([`${ABSOLUTE}img/own.png`]);
    expect(imageTags(output, 'other.html')['og:image']).toEqual([`${ABSOLUTE}img/site.png`]);
    expect(imageTags(output, 'blog.html')['og:image']).toEqual([`${ABSOLUTE}img/site.png`]);
  });

  it('are not drawn again by a build that changes nothing', async () => {
    const [cards, contents] = [cachedCards(site), output.contents()];
    expect((await site.build()).output).toContain('(16 unchanged)');
    expect(cachedCards(site)).toEqual(cards);
    expect(output.contents()).toEqual(contents);
  });

  it('are drawn for a page that says something else, and where one was damaged', async () => {
    const [before, index] = [cardOf(output, 'blog/post.html'), cardOf(output, 'index.html')];
    const [cards, bytes] = [cachedCards(site), output.contents().get(index)];
    writeFileSync(site.file(`.dactyl/cards/${path.basename(index)}`), 'damaged');
    site.edit('blog/post.md', (text) => text.replace('title: A post', 'title: A better post with 漢 and 🚀'));
    const { output: printed } = await site.build();
    // Drawing again gives the same bytes.
    expect(output.contents().get(index)).toEqual(bytes);
    expect([cardOf(output, 'blog/post.html'), before].map((card) => output.has(card))).toEqual([true, false]);
    const now = cachedCards(site);
    const anew = [...cards].filter(([name, stamp]) => now.get(name) !== stamp);
    expect(anew.map(([name]) => name)).toEqual([path.basename(index)]);
    expect(printed).toContain('Social cards leave out characters that none of their fonts has:');
    expect(printed).toContain('\n  /base/blog/post: 漢 (U+6F22), 🚀 (U+1F680)\n');
  });

  it('are drawn by a component of the site', async () => {
    const before = cardOf(output, 'index.html');
    await site.build({ env: { DACTYL_TEST_CARDS: 'own' } });
    const own = cardOf(output, 'index.html');
    expect([own !== before, output.has(own), output.has(before)]).toEqual([true, true, false]);
  });
});
