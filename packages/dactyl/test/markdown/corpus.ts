/**
 * The corpus of the differential test: files written by hand, one topic each, and constructs put into containers
 * (a table in a list, a code block in a quote in an admonition, …).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface CorpusFile {
  name: string;
  source: string;
  /** Whether it is a file of the folder. */
  isWritten?: true;
}

const FOLDER = path.join(import.meta.dirname, 'corpus');

export function corpus(): CorpusFile[] {
  return [...writtenFiles(), ...combinations(), ...neighbours()];
}

function writtenFiles(): CorpusFile[] {
  const files = readdirSync(FOLDER)
    .filter((name) => /\.mdx?$/.test(name))
    .toSorted()
    .map((name) => ({ name, source: readFileSync(path.join(FOLDER, name), 'utf8'), isWritten: true as const }));
  // Git may rewrite line endings, so these are made here.
  const windows = files
    .filter(({ name }) => /^(?:mixed-page|admonitions-title|code-meta|tables|comments|list-loose)\./.test(name))
    .map(({ name, source }) => ({ name: `crlf-${name}`, source: source.replaceAll('\n', '\r\n') }));
  return [...files, ...windows];
}

type Format = 'mdx' | 'md';

const BOTH: Format[] = ['mdx', 'md'];

/** The text, and the format that it is for where it is not for both. */
type Snippet = [text: string, only?: Format];

const CONSTRUCTS: Record<string, Snippet> = {
  paragraphs: ['one *em*\ntwo `code`\n\nthree **strong**'],
  heading: ['## Heading `x` {#custom}\n\n### Heading'],
  title: ['# Title *em*'],
  'code-fence': ['```js title="a.js" {1}\nconst a = 1;\n\n// end\n```'],
  'code-magic': ['```ts\n// highlight-next-line\nlet a;\n```\n\ntext'],
  'code-indented': ['text\n\n    code\n\ntext', 'md'],
  table: ['| a | b |\n|:--|--:|\n| *1* | `2` |'],
  'list-tight': ['- a\n- b\n  - c\n- d'],
  'list-loose': ['1. a\n\n   more\n2. b'],
  tasks: ['- [ ] open\n- [x] done'],
  quote: ['> a\n> b\n>\n> - c'],
  image: ['![alt](./a.png "t")\n\ntext ![b](/b.png) text'],
  links: ['[a](./a.md) <!-- c --> [b](https://example.org)\n[c][ref]\n\n[ref]: ./c.mdx'],
  autolinks: ['See www.example.org and https://example.org/x.'],
  footnote: ['Text[^n] again[^n].\n\n[^n]: The *note*.'],
  rule: ['a\n\n---\n\nb'],
  breaks: ['a  \nb\\\nc'],
  emoji: [':tada: and 10:30 and :none:'],
  admonition: [':::tip[Title *em*]\n\nInside\n\n- list\n\n:::'],
  'admonition-tight': [':::note\nInside\n:::'],
  'admonition-old': [':::info Old title\n\nInside\n\n:::'],
  'admonitions-nested': ['::::note\n\n:::tip\n\nIn\n\n:::\n\n::::'],
  directive: ['a :name[label]{x=y} b\n\n::leaf[text]'],
  details: ['<details>\n<summary>More</summary>\n\nInside *em*\n\n</details>'],
  'html-block': ['<div class="x">\n\n*inside*\n\n</div>', 'md'],
  'html-inline': ['a <b>b</b> <br> <kbd>c</kbd>', 'md'],
  'jsx-element': ['<p className="x">\n\n*inside* {1 + 1}\n\n</p>\n\n<em>b</em> c', 'mdx'],
  component: ['<Box a={1}>\n\n- *list*\n\n</Box>', 'mdx'],
  'component-inline': ['text <Icon name="x" /> and <Box>*y*</Box>\n\n<Box>z</Box>', 'mdx'],
  expression: ['{[1, 2].map((n) => <i key={n}>{n}</i>)}\n\ntext {`a`} {/* c */}', 'mdx'],
  comment: ['before\n\n<!-- c -->\n\nafter'],
};

const CONTAINERS: Record<string, { wrap: (text: string) => string; formats?: Format[] }> = {
  bullet: { wrap: (text) => `- first\n\n${indent(text, '  ')}\n\n- last\n` },
  'bullet-direct': { wrap: (text) => `- ${indent(text, '  ').trimStart()}\n- last\n` },
  ordered: { wrap: (text) => `1. ${indent(text, '   ').trimStart()}\n\n2. last\n` },
  quote: { wrap: (text) => `${prefix(text, '> ')}\n\nafter\n` },
  admonition: { wrap: (text) => `:::::warning[W]\n\n${text}\n\n:::::\n` },
  details: { wrap: (text) => `<details>\n<summary>S</summary>\n\n${text}\n\n</details>\n` },
  component: { wrap: (text) => `<Box>\n\n${text}\n\n</Box>\n`, formats: ['mdx'] },
  'list-in-admonition': { wrap: (text) => `:::::note\n\n- a\n\n${indent(text, '  ')}\n\n:::::\n`, formats: ['mdx'] },
  'quote-in-list': { wrap: (text) => `- a\n\n${indent(prefix(text, '> '), '  ')}\n`, formats: ['mdx'] },
  'component-in-list': { wrap: (text) => `- a\n\n  <Box>\n\n${indent(text, '  ')}\n\n  </Box>\n`, formats: ['mdx'] },
};

function combinations(): CorpusFile[] {
  return Object.entries(CONTAINERS).flatMap(([container, { wrap, formats = BOTH }]) =>
    Object.entries(CONSTRUCTS).flatMap(([construct, [text, only]]) =>
      formats
        .filter((format) => only === undefined || only === format)
        .map((format) => ({ name: `${construct}-in-${container}.${format}`, source: wrap(text) })),
    ),
  );
}

/** Each construct right below another, without a blank line: what ends a block is where parsers differ. */
function neighbours(): CorpusFile[] {
  const names = [
    'paragraphs',
    'heading',
    'code-fence',
    'table',
    'list-tight',
    'list-loose',
    'quote',
    'rule',
    'footnote',
  ].concat(['admonition', 'admonition-tight', 'directive', 'details', 'comment', 'expression', 'component']);
  const parts = names.flatMap((name) => (CONSTRUCTS[name] ? [{ name, text: CONSTRUCTS[name][0] }] : []));
  return parts.flatMap((first) =>
    parts.map((second) => ({
      name: `${first.name}-then-${second.name}.mdx`,
      source: `${first.text}\n${second.text}\n`,
    })),
  );
}

function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}

function prefix(text: string, mark: string): string {
  return text.replace(/^/gm, mark).replace(/[ ]+$/gm, '');
}
