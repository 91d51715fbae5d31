/** Examples of Markdown, data, command lines, style sheets, HTML, changes and diagrams are what the site reads without a complaint. */
import { parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';
import { preprocessCSS, resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CodeExample } from './code-examples.js';
import { checkData } from './data-check.js';
import { removeExampleSites } from './example-site.js';
import { checkSyntax } from './load-module-example.js';
import { checkMarkdown } from './markdown-check.js';
import { runExamples } from './run-examples.js';
import { checkShell, commandsIn } from './shell-lines.js';

afterAll(removeExampleSites);

describe('Markdown', () => {
  runExamples('markdown', checkMarkdown);
});

describe('data', () => {
  runExamples('data', checkData);
});

describe('command lines', () => {
  runExamples('shell', ({ code }) => checkShell(code));
});

describe('style sheets', () => {
  const config = resolveConfig(
    { configFile: false, logLevel: 'silent', css: { transformer: 'lightningcss' } },
    'build',
  );
  runExamples('style', async ({ code, language }) => {
    // A package of a style sheet need not be here.
    const own = code.replaceAll(/^@import .+;$|^@(?:apply|theme|plugin|source)\b.*$/gm, '');
    await preprocessCSS(own, `/site/example.${language}`, await config);
  });
});

describe('HTML and XML', () => {
  runExamples('markup', checkMarkup);
});

function checkMarkup({ code, language }: CodeExample): void {
  const errors: string[] = [];
  if (language === 'html') parseFragment(code, { onParseError: ({ code: name }) => errors.push(name) });
  else {
    const parser = new SaxesParser();
    parser.on('error', (error) => errors.push(error.message));
    parser.write(`<root>${code}</root>`).close();
  }
  expect(errors.filter((name) => name !== 'unexpected-doctype-in-fragment')).toEqual([]);
}

describe('changes', () => {
  runExamples('change', checkChange);
});

/** Both sides of a change of code parse; the rest is prose. */
function checkChange({ code, title = '' }: CodeExample): void {
  for (const side of ['-', '+']) {
    const lines = code.split('\n').filter((line) => line.startsWith(side) || line.startsWith(' '));
    const text = lines.map((line) => line.slice(1)).join('\n');
    if (title.endsWith('.json')) checkJsonPart(text);
    else if (/\.[cm]?[jt]sx?$/.test(title)) checkCodePart(text);
  }
}

function checkJsonPart(text: string): void {
  const fields = text.trim().replace(/,$/, '');
  JSON.parse(fields.startsWith('{') ? fields : `{${fields}}`);
}

/** The change may end before the code does, or show fields of an object. */
function checkCodePart(text: string): void {
  const attempts = [text, `${text}\n};`, `({\n${text}\n});`];
  const errors = attempts.map((code) => {
    try {
      return checkSyntax(code);
    } catch (error) {
      return error;
    }
  });
  if (errors.every((error) => error !== undefined)) throw errors[0];
}

describe('diagrams', () => {
  beforeAll(() => {
    // What cleans the HTML of a drawing looks for a window when it is imported; nothing is drawn here.
    const document = { nodeType: 9, documentElement: {}, createElement: () => ({}) };
    vi.stubGlobal('window', { document, Element: Object, Node: Object });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  const check = async (code: string) => (await import('mermaid')).default.parse(code);
  runExamples('diagram', ({ code }) => check(code));

  it('that are broken are found', async () => {
    await expect(check('flowchart LR\n  a[A --> b')).rejects.toThrow('Parse error');
  });
});

describe('the checks of content', () => {
  const example = (code: string, rest: Partial<CodeExample> = {}): CodeExample => ({
    code,
    page: 'docs/x.md',
    locale: 'en',
    place: 'docs/x.md:1',
    language: 'md',
    title: undefined,
    meta: '',
    isNested: false,
    isWrong: false,
    ...rest,
  });

  it.each([
    ['an expression that is not closed', example('A {b')],
    ['front matter of another kind', example('---\nsidebar_position: first\n---\n')],
    ['front matter of a post', example('---\ndate: never\n---\n', { title: 'blog/a.md' })],
    ['a component that nobody imports', example('<Tabs />')],
    ['a component that does not exist', example("import A from '@theme/Nothing';\n\n<A />")],
  ])('find %s', async (_, wrong) => {
    await expect(checkMarkdown(wrong)).rejects.toThrow();
  });

  it.each([
    ['broken JSON', example('{ a: 1 }', { language: 'json' })],
    ['broken YAML', example('a: [', { language: 'yaml' })],
    ['an unknown field of a tag', example('a:\n  title: A\n', { language: 'yaml', title: 'docs/tags.yml' })],
    ['an unknown field of a category', example('name: A\n', { language: 'yaml', title: 'docs/a/_category_.yml' })],
    [
      'a script of a package',
      example('{"scripts": {"build": "dactyl biuld"}}', { language: 'json', title: 'package.json' }),
    ],
    ['a step of a workflow', example('- run: npx dactyl build --all', { language: 'yaml' })],
  ])('find %s', async (_, wrong) => {
    await expect(checkData(wrong)).rejects.toThrow();
  });
});

describe('the check of command lines', () => {
  it.each([
    ['a command that does not exist', 'npx dactyl biuld'],
    ['an option that does not exist', 'npx dactyl build --outdir x'],
    ['an argument too many', 'npx dactyl build a b'],
    ['an argument that is missing', 'npx dactyl docs:version'],
    ['an option of a script', 'npm run build -- --outdir x'],
    ['a script that no site has', 'npm run biuld'],
    ['a program that nobody knows', 'gti status'],
    ['the second of two', 'cd site && dactyl biuld'],
  ])('finds %s', async (_, line) => {
    await expect(checkShell(line)).rejects.toThrow();
  });

  it('reads quotes, comments, variables and several commands in a line', () => {
    expect(commandsIn('A=1 b "c d" # e\n$ f \\\n  --g=\'h i\' > j && k | l')).toEqual([
      ['b', 'c d'],
      ['f', '--g=h i'],
      ['k'],
      ['l'],
    ]);
  });
});
