/** The images that pages of the website are shared with. What is drawn on them: `packages/dactyl/src/features/social-cards/node`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const HOST = 'https://dactyl.example/';

function metaOf(file: string, key: string): string | undefined {
  const metas = output
    .page(file)
    .all('meta')
    .map(({ attributes }) => attributes);
  const found = metas.filter(({ property, name }) => (property ?? name) === key);
  return found.length === 1 ? found[0]?.content : undefined;
}

/** From the head of a PNG file. */
function sizeOf(file: string): number[] {
  const bytes = readFileSync(join(output.dir, file));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('social cards of the website', () => {
  it.each(['index.html', 'zh/index.html', 'blog/releases/3.6.html', 'zh/blog/releases/3.6.html'])(
    '%s names a card of its own, in the folder of its locale',
    (page) => {
      const url = metaOf(page, 'og:image') ?? '';
      const card = url.slice(HOST.length);
      expect(card).toMatch(page.startsWith('zh/') ? /^zh\/assets\/cards\// : /^assets\/cards\//);
      expect(metaOf(page, 'twitter:image')).toBe(url);
      expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
      expect(sizeOf(card)).toEqual([1200, 630]);
    },
  );

  it('differ from page to page, and from language to language', () => {
    const cards = ['index.html', 'zh/index.html', 'blog/releases/3.6.html', 'blog/releases/3.5.html'].map((page) =>
      readFileSync(join(output.dir, (metaOf(page, 'og:image') ?? '').slice(HOST.length)), 'base64'),
    );
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('leave docs and lists of posts with the image of the site', () => {
    for (const page of ['docs.html', 'blog/tags.html'])
      expect(metaOf(page, 'og:image')).toBe(`${HOST}img/social-card.png`);
  });
});
