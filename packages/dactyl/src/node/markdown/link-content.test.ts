import { expect, it } from 'vitest';
import { linkContent } from './link-content.js';
import { spliceToc } from './splice-toc.js';
import { compileText, renderModule } from '../../../test/markdown/compile-text.js';
import type { Reference, ResolveReference } from './types.js';

const SOURCE = '[a](./a.md) ![b](./b.png) ![c](./c.png) [d](./d.pdf) [e](./e.md)\n';

const resolve: ResolveReference = ({ url }: Reference) => {
  if (url === './a.md') return { url: '/docs/a?x=1&y="2"\\' };
  if (url === './b.png') return { url: '/b.png', width: 30, height: 20 };
  if (url === './c.png') return { url: '/c.svg' };
  return url === './d.pdf' ? { url: '/d.pdf', newTab: true } : undefined;
};

const HTML =
  '<p><a href="/docs/a?x=1&amp;y=&quot;2&quot;\\">a</a> ' +
  '<img src="/b.png" alt="b" loading="lazy" decoding="async" width="30" height="20"> ' +
  '<img src="/c.svg" alt="c" loading="lazy" decoding="async"> ' +
  '<a href="/d.pdf" target="_blank" rel="noopener noreferrer">d</a> <a href="./e.md">e</a></p>';

it('fills in HTML', async () => {
  const { body, references } = await compileText(SOURCE);
  expect(linkContent(body, references, resolve)).toEqual({ kind: 'html', html: `${HTML}\n` });
});

it('fills in HTML inside of code', async () => {
  const compiled = await compileText(`import "x"\n\n${SOURCE}`);
  const linked = { ...compiled, body: linkContent(compiled.body, compiled.references, resolve) };
  expect((await renderModule(linked)).html.trim()).toBe(HTML);
});

it('fills in JSX', async () => {
  const compiled = await compileText(SOURCE, { replacedElements: ['a', 'img'] });
  const linked = { ...compiled, body: linkContent(compiled.body, compiled.references, resolve) };
  const { html } = await renderModule(linked);
  expect(html).toContain('<a href="/docs/a?x=1&amp;y=&quot;2&quot;\\">a</a>');
  expect(html).toContain('<a href="/d.pdf" target="_blank" rel="noopener noreferrer">d</a>');
  expect(html).toMatch(/<img src="\/b.png"[^>]* width="30" height="20"/);
  expect(html).toMatch(/<img src="\/c.svg" alt="c" loading="lazy" decoding="async"\/>/);
  expect(html).not.toContain('dactyl-ref');
});

it('puts the headings of partials in their places', () => {
  const item = (id: string) => ({ id, value: id, level: 2 });
  const compiled = {
    toc: [item('a'), item('b')],
    tocInserts: [
      { index: 1, specifier: 'p' },
      { index: 2, specifier: 'q' },
    ],
  };
  expect(spliceToc(compiled, (specifier) => [item(specifier)]).map(({ id }) => id)).toEqual(['a', 'p', 'b', 'q']);
});
