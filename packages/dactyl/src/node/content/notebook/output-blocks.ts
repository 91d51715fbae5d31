/** What a cell has put out, as blocks of Markdown. */
import type { NotebookSettings } from '../../../shared/notebook-settings.js';
import { outputHtml } from './output-html.js';
import { textOf, type Output } from './parse-notebook.js';
import { formatCount } from '../../../shared/format-count.js';

export interface NotebookInput {
  /** Absolute. */
  file: string;
  source: string;
}

/** Keeps a picture or another file of the notebook, and gives the address by which the text names it. */
export type AddFile = (name: string, content: Buffer) => string;

export interface OutputParts {
  number: number;
  input: NotebookInput;
  settings: NotebookSettings;
  addFile: AddFile;
}

/** Outputs with more lines than this are folded. */
const MOST_LINES = 40;

interface Block {
  text: string;
  /** Lines that a reader sees. */
  lines: number;
}

export function outputBlocks(outputs: readonly Output[], parts: OutputParts & { isFolded: boolean }): string[] {
  const blocks = joinStreams(outputs).map((output) => outputBlock(output, parts));
  return blocks.flatMap((block) => {
    if (!block) return [];
    const isLong = block.lines > MOST_LINES;
    if (!isLong && !parts.isFolded) return [block.text];
    const label = parts.settings.labels.output.replace('{count}', formatCount(block.lines));
    return [folded(block.text, label)];
  });
}

/** Programs write in pieces: those to one stream, one after the other, are one output. */
function joinStreams(outputs: readonly Output[]): Output[] {
  const joined: Output[] = [];
  for (const output of outputs) {
    const last = joined.at(-1);
    const isMore = output.kind === 'stream' && last?.kind === 'stream' && last.name === output.name;
    if (isMore) joined[joined.length - 1] = { ...last, text: last.text + output.text };
    else joined.push(output);
  }
  return joined;
}

function outputBlock(output: Output, parts: OutputParts): Block | undefined {
  switch (output.kind) {
    case 'stream':
      return textBlock(output.text, output.name === 'stderr' ? 'stderr' : undefined);
    case 'error':
      return textBlock(output.traceback, output.name);
    case 'data':
      return dataBlock(output, parts);
  }
}

type DataOutput = Output & { kind: 'data' };

/** The richest form that can be shown without a program. */
function dataBlock({ data, count }: DataOutput, parts: OutputParts): Block | undefined {
  const title = count === undefined ? undefined : `Out [${count}]`;
  const html = textOf(data['text/html']);
  const shown = html === undefined ? undefined : outputHtml(html);
  if (shown !== undefined) return { text: shown, lines: rowsOf(shown) };
  const image = imageBlock(data, parts);
  if (image !== undefined) return { text: image, lines: 1 };
  const markdown = textOf(data['text/markdown']);
  if (markdown !== undefined) return { text: markdown, lines: lineCount(markdown) };
  const latex = textOf(data['text/latex']);
  if (latex !== undefined) return { text: latexBlock(latex, parts.settings), lines: 1 };
  const json = data['application/json'];
  if (json !== undefined) return codeBlock(JSON.stringify(json, null, 2), 'json', title);
  const text = textOf(data['text/plain']);
  return text === undefined ? undefined : textBlock(text, title);
}

const IMAGES: readonly (readonly [type: string, extension: string])[] = [
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
];

function imageBlock(data: DataOutput['data'], { number, input, settings, addFile }: OutputParts): string | undefined {
  for (const [type, extension] of IMAGES) {
    const content = textOf(data[type]);
    if (content === undefined) continue;
    const name = /([^/\\]+)\.\w+$/.exec(input.file)?.[1] ?? 'output';
    // Text is written as it is, everything else in base 64.
    const bytes = extension === 'svg' ? Buffer.from(content) : Buffer.from(content, 'base64');
    const alt = settings.labels.image.replace('{number}', String(number + 1));
    return `![${alt}](${addFile(`${name}-${number + 1}.${extension}`, bytes)})`;
  }
  return undefined;
}

function latexBlock(latex: string, { math }: NotebookSettings): string {
  const formula = latex
    .trim()
    .replace(/^\$+(?:\\displaystyle\s*)?/, '')
    .replace(/\$+$/, '');
  return math ? `$$\n${formula}\n$$` : fence(formula, 'latex');
}

function textBlock(text: string, title: string | undefined): Block | undefined {
  // A progress bar goes back to the start of its line: what it wrote last is what one sees.
  const shown = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/^.*\r(?!$)/gm, '')
    .replaceAll('\r', '')
    .trimEnd();
  return shown === '' ? undefined : codeBlock(shown, shown.includes('\u001b[') ? 'ansi' : 'text', title);
}

function codeBlock(code: string, language: string, title: string | undefined): Block {
  const info = title === undefined ? language : `${language} title="${title.replaceAll('"', '')}"`;
  return { text: fence(code, info), lines: lineCount(code) };
}

export function fence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${code}\n${mark}`;
}

export function folded(block: string, label: string): string {
  return `<details>\n<summary>${label}</summary>\n\n${block}\n\n</details>`;
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length;
}

function rowsOf(html: string): number {
  return html.match(/<tr[\s>]/g)?.length ?? 1;
}
