import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../base/files.js';
import { compareOutputs } from './compare-outputs.js';
import { diffLines } from './diff-lines.js';
import { reportToHtml } from './formats/html.js';
import { reportToMarkdown } from './formats/markdown.js';
import { measureSizes } from './measure-sizes.js';
import { pageText } from './page-text.js';
import type { ChangedPage, Report } from './types.js';

const dir = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(dir, { recursive: true }));

function write(side: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, side, name)), { recursive: true });
    writeFileSync(path.join(dir, side, name), text);
  }
  return path.join(dir, side);
}

const page = (main: string, head = '') => `<head><title>T &amp; T</title>${head}</head><main>${main}</main>`;

describe('pageText', () => {
  it('has what readers read, a sentence a line, without what surrounds it', () => {
    const html = page(
      '<nav>Home</nav><details class="dropdown"><summary>Copy</summary></details><h1>One</h1>' +
        '<p>First. <a href="two">Second</a> one? No.</p><pre><code class="language-js">a. B();\n\nb();</code></pre>' +
        '<table><tr><th>A. B</th></tr></table><footer>Edited today</footer>',
      '<meta name="description" content="About &quot;it&quot;">',
    );
    expect(pageText(html, '/docs/one')).toEqual([
      'Title: T & T',
      'Description: About "it"',
      '# One',
      'First.',
      '[Second](/docs/two) one?',
      'No.',
      '```js',
      'a. B();',
      'b();',
      '```',
      '| A. B |',
      '| --- |',
    ]);
  });
});

describe('diffLines', () => {
  const shown = (before: string, after: string) =>
    diffLines(before.split(''), after.split('')).map(({ lines }) =>
      lines.map(({ kind, text }) => ({ same: ' ', added: '+', removed: '-' })[kind] + text).join(''),
    );

  it.each([
    ['abc', 'abc', []],
    ['abcdefg', 'abXdefg', [' b-c+X d']],
    ['abcdefg', 'Xbcdefg', ['-a+X b']],
    ['abcdefg', 'abcdefgh', [' g+h']],
    // Changes that lie close together are shown together, and no line twice.
    ['abcdefg', 'aXcYefg', [' a-b+X c-d+Y e']],
    ['abcdefg', 'aXcdeYg', [' a-b+X c', ' e-f+Y g']],
    ['', 'a', ['+a']],
  ])('%s → %s', (before, after, hunks) => {
    expect(shown(before, after)).toEqual(hunks);
  });
});

describe('compareOutputs', () => {
  it('tells pages that were added, removed or changed, and those that load other scripts', async () => {
    const before = write('before', {
      'index.html': page('<p>Home.</p>'),
      'a.html': page('<p>Old.</p>', '<script src="/base/one.js"></script>'),
      'b.html': page('<p>B.</p>'),
      'f.html': page('<p>F.</p>'),
      'c.html': page('<p>C.</p>'),
      'd.html': `<nav>Menu</nav>${page('<p>D.</p>')}`,
      '404.html': page('Nothing'),
      'one.js': 'a()',
    });
    const after = write('after', {
      'index.html': page('<p>Home.</p>'),
      'a.html': page('<p>New.</p>', '<script src="/base/one.js"></script><script src="/base/two.js"></script>'),
      'c.html': '<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/base/a">',
      'd.html': `<nav>Other menu</nav>${page('<p>D.</p>')}`,
      'e.html': page('<p>E.</p>'),
      'f/index.html': page('<p>F.</p>'),
      '404.html': page('Still nothing'),
      'one.js': 'a()',
      'two.js': 'b()'.repeat(100),
    });
    const files = { before: await listFiles(before), after: await listFiles(after) };
    const found = await compareOutputs({ before, after, files, baseUrl: '/base/', preview: 'https://p.example/1/' });
    expect(found).toMatchObject({
      before: 6,
      after: 5,
      framed: 1,
      added: [{ url: '/base/e', title: 'T & T', link: 'https://p.example/1/e' }],
      removed: [{ url: '/base/b' }, { url: '/base/c', redirect: '/base/a' }],
      changed: [{ url: '/base/a', added: 1, removed: 1 }],
      scripts: [{ url: '/base/a' }],
    });
    expect(await measureSizes({ before, after, files })).toContainEqual({ name: 'js', before: 3, after: 303 });
  });
});

function changedPage(url: string, text: string): ChangedPage {
  return { url, title: '', hunks: [{ lines: [{ kind: 'added', text }] }], added: 1, removed: 0 };
}

function report(changed: ChangedPage[]): Report {
  return {
    title: 'Pier',
    base: 'main',
    pages: {
      before: 1,
      after: 2,
      added: [{ url: '/new', title: '@ada <img> [x](y) #1 https://a.example.', link: 'https://p.example/new' }],
      removed: [{ url: '/old', title: '', redirect: '/new' }],
      changed,
      framed: 0,
    },
    sizes: [{ name: 'output', before: 1000, after: 3500 }],
    scripts: [{ url: '/a', before: 0, after: 2000 }],
    answers: [
      {
        title: 'Search',
        asked: 2,
        moved: [
          {
            question: 'boats',
            before: { question: 'boats', answer: 'number 1', isRight: true },
            after: { question: 'boats', answer: 'number 4', isRight: false },
          },
        ],
      },
    ],
    check: {
      found: [
        {
          rule: 'broken-link',
          severity: 'error',
          message: 'It leads to `x`.',
          file: path.resolve('a.md'),
          line: 3,
          pages: [],
        },
      ],
      known: 1,
    },
  };
}

describe('reports', () => {
  it('is a comment in which no text of the site means anything', () => {
    expect(reportToMarkdown(report([changedPage('/a', '```js @ada')]))).toMatchInlineSnapshot(`
      "### Pier: compared with \`main\`

      1 page added, 1 page removed, 1 page changed, other scripts on 1 page, 1 answer moved, 1 new finding.

      #### 1 page added

      - [\`/new\`](<https://p.example/new>) @​ada &#60;img&#62; &#91;x&#93;&#40;y&#41; #​1 https:​//a.example.

      #### 1 page removed

      - \`/old\` → \`/new\`

      #### 1 page changed

      <details><summary><code>/a</code> +1 −0</summary>

      \`\`\`\`diff
      +\`\`\`js @ada
      \`\`\`\`

      </details>

      #### Search: 1 of 2 answers moved

      | | Before | After |
      | --- | --- | --- |
      | boats | number 1 | ✗ number 4 |

      #### 1 new finding (1 that the base has, too)

      - ✗ \`a.md:3\` It leads to &#96;x&#96;. (broken-link)

      | | Before | After | Change |
      | --- | --: | --: | --: |
      | All together | 1.0 KB | 3.5 KB | +2.5 KB |

      #### JavaScript of 1 page

      - \`/a\` 0.0 KB → 2.0 KB (+2.0 KB, compressed)
      "
    `);
  });

  it('fits into a comment, and names the pages whose differences do not', () => {
    const many = Array.from({ length: 60 }, (_, index) => changedPage(`/p${index}`, 'x '.repeat(2000)));
    const text = reportToMarkdown(report([...many, changedPage('/long', 'line\n'.repeat(5000))]));
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('Changed, without room for the differences');
    expect(text).toContain('- `/p59`');
  });

  it('is a file of HTML in which text of the site stays text', () => {
    const html = reportToHtml(report([changedPage('/a', '<script>')]));
    expect(html).toContain('<span class="added">+ &lt;script&gt;</span>');
    expect(html).toContain('@ada &lt;img&gt;');
    expect(html).not.toMatch(/<(?:script|img)/);
  });
});
