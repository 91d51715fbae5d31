/** What the default card looks like is for eyes; here, that no text is lost and that its lines break as they should. */
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DefaultTemplate } from './default-template.js';
import { findFontFaces } from './fonts/font-faces.js';
import { createFontLibrary } from './fonts/font-library.js';
import { loadTakumi } from './renderer.js';
import type { SocialCard } from './types.js';

const { resolve } = createRequire(import.meta.url);
interface MeasuredNode {
  transform: readonly number[];
  runs: { text: string; y: number }[];
  children: MeasuredNode[];
}

const { Renderer, fromHtml } = await loadTakumi(import.meta.dirname);
const renderer = new Renderer() as InstanceType<typeof Renderer> & {
  measure(node: unknown, options: object): Promise<MeasuredNode>;
}; // only this test asks where lines are
const library = createFontLibrary(
  findFontFaces([resolve('@fontsource-variable/inter'), resolve('@fontsource-variable/noto-sans-sc')], {
    siteDir: import.meta.dirname,
    configFile: 'site.config.js',
  }),
  async (font) => void (await renderer.registerFont(font)),
);

const card: SocialCard = {
  title: 'Title',
  siteTitle: 'Site',
  tagline: 'What the site is for',
  authors: [],
  colors: { background: '#fff', text: '#111', muted: '#555', accent: '#080' },
  lang: 'en',
  direction: 'ltr',
  width: 1200,
  height: 630,
};

const htmlOf = (props: Partial<SocialCard>) =>
  renderToStaticMarkup(createElement(DefaultTemplate, { ...card, ...props }));

async function linesOf(props: Partial<SocialCard>): Promise<string[]> {
  const { lang } = { ...card, ...props };
  const html = htmlOf(props);
  const { families } = await library.fontsFor(html, lang);
  const { node } = fromHtml(html);
  const lines = new Map<number, string>();
  const visit = ({ runs, children, transform }: MeasuredNode) => {
    for (const { text, y } of runs) {
      const key = Math.round((transform[5] ?? 0) + y);
      lines.set(key, (lines.get(key) ?? '') + text);
    }
    children.forEach(visit);
  };
  visit(await renderer.measure(node, { width: 1200, height: 630, fontFamilies: families, lang }));
  return [...lines.values()].map((line) => line.trim()).filter((line) => line !== '');
}

describe('the default card', () => {
  it('shows what the page says', () => {
    const html = htmlOf({ description: 'More <b>&', date: 'May 1, 2024', authors: ['Core', 'Docs', 'Design', 'More'] });
    expect(html).toContain('>Site<');
    expect(html).toContain('>Title<');
    expect(html).toContain('>More &lt;b&gt;&amp;<');
    expect(html).toMatch(/>May 1, 2024\s+·\s+Core\s+·\s+Docs\s+·\s+Design</);
  });

  it('says the title of the site once, with its tagline, on a page of that title', () => {
    const html = htmlOf({ title: 'Site' });
    expect(html.match(/Site/g)).toHaveLength(1);
    expect(html).toContain('What the site is for');
    expect(htmlOf({})).not.toContain('What the site is for');
  });

  it('begins no line with a Chinese mark that ends something, whatever the length of a title', async () => {
    const sentence =
      '站点格式的文档，怎样变成静态页面、并且“从不”让标点出现在行首；这里有完整的说明。版本（以及翻译）也在其中：请看！';
    for (let length = 12; length <= [...sentence].length; length += 3) {
      const title = [...sentence].slice(0, length).join('');
      const lines = await linesOf({ lang: 'zh-CN', title, description: sentence });
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.filter((line) => /^[，。、；：！？”）]/.test(line))).toEqual([]);
    }
  });

  it('breaks lines of English between words', async () => {
    const title = 'Documentation sites from Markdown and React';
    const lines = await linesOf({ title });
    expect(lines.slice(1).join(' ')).toBe(title);
  });

  it('breaks a word that is wider than the card', async () => {
    const lines = await linesOf({ title: 'a_name_without_any_space_'.repeat(8) });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.every((line) => line.length < 60)).toBe(true);
  });
});
