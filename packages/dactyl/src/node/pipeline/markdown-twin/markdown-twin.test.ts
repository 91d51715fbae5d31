/** HTML as themes render it → Markdown. What plain Markdown becomes and back is in `test/markdown/twin-round-trip.test.ts`. */
import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/markdown/compile-text.js';
import { markdownTwin } from './page-twin.js';

function twin(html: string, title?: string): string {
  return markdownTwin({ html, pageUrl: 'https://site.example/docs/page', title }).trim();
}

/** Of a Markdown text: what the twin of its page says. */
async function twinOf(source: string): Promise<string> {
  return twin(await htmlOf(source, { format: 'md' }));
}

describe('where it starts', () => {
  const content = '<div class="theme-doc-markdown markdown"><p>Text</p></div>';

  it('takes the content out of the page', () => {
    expect(twin(`<nav>Menu</nav><main><article>${content}<footer>Edit</footer></article></main>`)).toBe('Text');
    expect(twin('<nav>Menu</nav><main><p>Other theme</p></main>')).toBe('Other theme');
  });

  it('begins with the title, once', () => {
    expect(twin(content, 'A [title]')).toBe('# A \\[title]\n\nText');
    expect(twin(`<div class="markdown"><header><h1>Own</h1></header><h2>Part</h2></div>`, 'Other')).toBe(
      '# Own\n\n## Part',
    );
  });

  it('leaves out what is not text', () => {
    expect(
      twin('<p>A<script>x</script><button>B</button><svg><title>C</title></svg> <!-- D -->E</p><style>F</style>'),
    ).toBe('A E');
  });
});

describe('syntax of the site format comes back', () => {
  it.each([
    ['headings without their links', '## One `two`\n\n### Three {#four}', '## One `two`\n\n### Three'],
    ['code with language and title', '```js title="a.js" {1}\nx\n```'],
    ['code that holds fences', '````md\n```js\nx\n```\n````'],
    ['an admonition', ':::tip\n\nText\n\n:::'],
    ['an admonition with a title', ':::note[The *title*]\n\nText\n\n- list\n\n:::'],
    ['nested admonitions', '::::info[Out]\n\n:::danger\n\nIn\n\n:::\n\n::::'],
    ['details', '<details>\n<summary>More</summary>\n\nText\n\n</details>'],
    ['a table', '| a | b |\n| :-- | --: |\n| `x \\| y` | **z** |'],
    ['tasks', '- [x] done\n- [ ] open'],
    ['a list in a list', '1. one\n   - a\n   - b\n2. two'],
    ['footnotes', 'A[^1] and B[^note].\n\n[^1]: First.\n\n[^note]: Second.\n\n    More.'],
    ['a hard break', 'one\\\ntwo'],
    ['a quote', '> one\n>\n> two'],
  ])('%s', async (_, source, expected = source.replace(' {1}', '')) => {
    expect(await twinOf(source)).toBe(expected);
  });
});

describe('what runs in the browser', () => {
  it('is the text that its author wrote', () => {
    const source =
      '<div class="theme-code-block language-mermaid mermaid-source"><code>flowchart LR\n  a --&gt; b</code></div>';
    expect(twin(`<div class="theme-mermaid">${source}</div>`)).toBe('```mermaid\nflowchart LR\n  a --> b\n```');
    const code = '<div class="theme-code-block language-jsx"><pre><code class="language-jsx">a</code></pre></div>';
    expect(twin(`<div class="theme-playground"><div>Live Editor</div>${code}<div>Result</div></div>`)).toBe(
      '```jsx\na\n```',
    );
  });
});

describe('links and images', () => {
  it('are absolute', () => {
    expect(twin('<p><a href="/docs/a">A</a> <a href="#b">B</a> <img src="/i.png" alt="I" title="T"></p>')).toBe(
      '[A](https://site.example/docs/a) [B](#b) ![I](https://site.example/i.png "T")',
    );
    expect(twin('<p><a href="https://other.example/x">https://other.example/x</a></p>')).toBe(
      '<https://other.example/x>',
    );
  });

  it('keep odd URLs in one piece', () => {
    expect(twin('<p><a href="https://x.example/a(b">A</a></p>')).toBe('[A](<https://x.example/a(b>)');
  });

  it('show a themed image once', () => {
    const images = ['light', 'dark'].map(
      (mode) => `<img class="dactyl-themed-image--${mode}" src="/${mode}.png" alt="I">`,
    );
    expect(twin(`<p>${images.join('')}</p>`)).toBe('![I](https://site.example/light.png)');
  });

  it('of a card are its first line', () => {
    expect(twin('<article><a href="/a"><h3><span aria-hidden="true">📄</span>A</h3><p>About A</p></a></article>')).toBe(
      '[A](https://site.example/a): About A',
    );
  });

  it('lead to what cannot be shown', () => {
    expect(twin('<iframe src="https://video.example/1" title="Flight"></iframe>')).toBe(
      '[Flight](https://video.example/1)',
    );
  });
});

describe('components', () => {
  it('writes tabs one after the other', () => {
    const tab = (name: string) => `<li role="tab" data-value="${name}">${name.toUpperCase()}</li>`;
    const panel = (name: string, inside: string) => `<div role="tabpanel" data-value="${name}" hidden>${inside}</div>`;
    const inner = `<div data-tabs=""><ul role="tablist">${tab('c')}</ul><div>${panel('c', 'Three')}</div></div>`;
    const html = `<div data-tabs="g"><ul role="tablist">${tab('a')}${tab('b')}</ul><div>${panel('a', '<p>One</p>')}${panel('b', inner)}</div></div>`;
    expect(twin(html)).toBe('**A**\n\nOne\n\n**B**\n\n**C**\n\nThree');
  });

  it('finds the source of math', () => {
    const math = (tex: string) =>
      `<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span>`;
    expect(twin(`<p>So ${math('x^2')}.</p><span class="katex-display">${math('\\int y')}</span>`)).toBe(
      'So $x^2$.\n\n$$\n\\int y\n$$',
    );
  });

  it('puts the blocks of a cell on one line', () => {
    expect(twin('<table><tr><td><p>a</p><ul><li>b</li><li>c</li></ul></td></tr></table>')).toBe(
      '| a<br />- b<br />- c |\n| --- |',
    );
  });

  it('keeps what Markdown has no sign for', () => {
    expect(twin('<p>H<sub>2</sub>O, <kbd>Ctrl</kbd></p>')).toBe('H<sub>2</sub>O, <kbd>Ctrl</kbd>');
    expect(twin('<dl><dt>Term</dt><dd>Meaning</dd></dl>')).toBe('**Term**\n\nMeaning');
  });
});

describe('text stays text', () => {
  it.each([
    ['2 * 3 and snake_case_name', '2 * 3 and snake_case_name'],
    ['*a* _b_ `c` [d](e)', '\\*a\\* \\_b\\_ \\`c\\` \\[d](e)'],
    ['# no heading', '\\# no heading'],
    ['1. no list', '1\\. no list'],
    ['- no list', '\\- no list'],
    [':::note', '\\:::note'],
    ['&lt;b&gt; &amp;amp; AT&amp;T', '\\<b> \\&amp; AT&T'],
    ['!<a href="#x">y</a>', '\\![y](#x)'],
  ])('%s', (html, expected) => {
    expect(twin(`<p>${html}</p>`)).toBe(expected);
  });
});
