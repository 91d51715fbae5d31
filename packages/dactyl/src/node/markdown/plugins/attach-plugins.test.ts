/** What plugins say, what they throw, and which of them need the other engine. */
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { describe, expect, it } from 'vitest';
import { compileWith, htmlWith, NO_PLUGINS } from '../../../../test/markdown/compile-with-plugins.js';
import type { SiteError } from '../../base/site-error.js';
import { attachPlugins } from './attach-plugins.js';
import type { TreeNode } from './tree-node.js';

interface File {
  message(reason: string, place?: unknown): void;
  fail(reason: string, place?: unknown): never;
}

async function errorOf(plugin: unknown): Promise<SiteError> {
  const compiling = compileWith('a\n\nb\n', { plugins: { remarkPlugins: [plugin] } });
  return compiling.then(
    () => {
      throw new Error('It compiled.');
    },
    (error: SiteError) => error,
  );
}

const VIEW = { admonitionKeywords: [], removeContentTitle: false };

describe('an error', () => {
  it('names the plugin, the file, and where it was thrown', async () => {
    const error = await errorOf(function breaks() {
      return () => {
        throw new TypeError('x is not a function');
      };
    });
    expect(error.message).toBe('The Markdown plugin breaks failed: x is not a function');
    expect(error.details.file).toBe('/site/docs/page.mdx');
    expect(error.details.hint).toMatch(/^The error was thrown at .*attach-plugins\.test\.ts:\d+:\d+\.$/);
  });

  it('of a promise or a callback does so too', async () => {
    const rejects = () => () => Promise.reject(new Error('later'));
    const calls = () => (_: unknown, __: unknown, next: (error: Error) => void) => next(new Error('back'));
    expect((await errorOf(rejects)).message).toBe('The Markdown plugin rejects failed: later');
    expect((await errorOf(calls)).message).toBe('The Markdown plugin calls failed: back');
  });

  it('that a plugin reports has a place', async () => {
    const refuses = () => (tree: TreeNode, file: File) => file.fail('no b, please', tree.children?.[1]);
    const { message, details } = await errorOf(refuses);
    expect(message).toBe('The Markdown plugin refuses failed: no b, please');
    expect([details.line, details.column]).toEqual([3, 1]);
  });

  it('comes when something else than a tree is returned', async () => {
    const pushes = () => (tree: TreeNode) => tree.children?.push({ type: 'thematicBreak' });
    expect((await errorOf(pushes)).message).toBe(
      'The Markdown plugin pushes failed: it returned 3, which is not a tree. Return nothing to keep the tree.',
    );
  });

  it('while plugins are set up names no file', async () => {
    const { message, details } = await errorOf(function needsOptions() {
      throw new Error('"x" is missing');
    });
    expect(message).toBe('The Markdown plugin needsOptions could not be set up: "x" is missing');
    expect(details.file).toBeUndefined();
  });
});

it('makes warnings of messages', async () => {
  const warns = () => (tree: TreeNode, file: File) => {
    file.message('look here', tree.children?.[1]);
  };
  const { compiled } = await htmlWith('a\n\nb\n', { plugins: { remarkPlugins: [warns] } });
  expect(compiled.warnings).toEqual([{ message: 'look here', line: 3, column: 1 }]);
});

describe('the other engine', () => {
  const reasonFor = (plugins: object) =>
    attachPlugins({ plugins: { ...NO_PLUGINS, ...plugins }, parse: () => ({ type: 'root', children: [] }), view: VIEW })
      .needsUnified;

  it.each([
    ['syntax that is on board', { remarkPlugins: [remarkGfm, remarkMath] }, undefined],
    ['plugins for trees', { rehypePlugins: [() => () => {}] }, undefined],
    ['syntax', { remarkPlugins: [remarkCjkFriendly] }, 'remarkCjkFriendly extends the syntax of Markdown'],
    ['plugins for programs', { recmaPlugins: [() => () => {}] }, 'it has "recmaPlugins"'],
  ])('%s', (_, plugins, reason) => {
    expect(reasonFor(plugins)).toBe(reason);
  });

  it.each(['md', 'mdx'] as const)('reads added syntax, in %s', async (format) => {
    const source = '**これは（強調）**です。\n\n## 見出し\n\n```js\nlet a;\n```\n';
    const { html, compiled } = await htmlWith(source, { plugins: { remarkPlugins: [remarkCjkFriendly] }, format });
    expect(html).toContain('<strong>これは（強調）</strong>です。');
    expect(html).toContain('<div class="theme-code-block language-js">');
    expect(compiled.toc).toEqual([{ value: '見出し', id: '見出し', level: 2 }]);
  });
});
