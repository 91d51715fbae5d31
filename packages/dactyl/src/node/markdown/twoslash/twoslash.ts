/**
 * Types of a block of TypeScript, by the compiler: what an editor shows over a name, below a query (`^?`) and at a mistake.
 * Comes in: code with Twoslash's notation. Goes out: the code that is shown, with what belongs to its lines. A mistake that
 * the block does not announce (`// @errors: 2322`) is an error. The compiler is loaded with the first such block.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { resolveOptional } from '../../base/load-optional.js';
import { packageVersion } from '../../base/package-version.js';
import { SiteError } from '../../base/site-error.js';
import type { LineRange } from '../wrap-ranges.js';
import { escapeHtml } from '../../../shared/html.js';

export interface TypedCode {
  code: string;
  /** Line of the written code → its line in what is shown, when it is shown. */
  lineOf: (line: number) => number | undefined;
  ranges: Map<number, LineRange[]>;
  /** HTML below a line. */
  notes: Map<number, string>;
  /** What stands over its names, each once, in their order. */
  types: NameType[];
}

export interface NameType {
  text: string;
  docs: string | undefined;
}

export interface Twoslash {
  /** @throws SiteError whose line and column count from the start of the code */
  run(code: string, language: string): TypedCode;
  /** For keys of caches. */
  version: string;
}

/** As far as we use it. */
interface Package {
  createTwoslasher(options: object): (code: string, extension: string, options: object) => Output;
}

interface Output {
  code: string;
  nodes: Node[];
  meta: {
    removals: [start: number, end: number][];
    handbookOptions: { errors?: number[]; noErrors?: boolean | number[] };
  };
}

interface Node {
  type: string;
  line: number;
  character: number;
  start: number;
  length: number;
  text?: string;
  docs?: string;
  code?: number;
}

const LANGUAGES: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

/** Whether the compiler reads code of this language. */
export function hasTypes(language: string | undefined): boolean {
  return language !== undefined && LANGUAGES[language] !== undefined;
}

/** @throws SiteError with the command that installs what is missing. Nothing is loaded before the first block. */
export function createTwoslash(siteDir: string): Twoslash {
  const wanted = { from: siteDir, neededFor: 'The option "markdown.twoslash"', install: ['twoslash', 'typescript@6'] };
  const core = resolveOptional('twoslash/core', wanted);
  const compiler = findCompiler(core, siteDir);
  let twoslasher: ReturnType<Package['createTwoslasher']> | undefined;
  const load = () => {
    const require = createRequire(core);
    const { createTwoslasher } = require(core) as Package; // what its documentation says
    return createTwoslasher({
      tsModule: require(compiler.file) as unknown,
      vfsRoot: siteDir,
      tsLibDirectory: path.dirname(compiler.file),
    });
  };
  return {
    version: `twoslash, typescript ${compiler.version}`,
    run(code, language) {
      twoslasher ??= load();
      return typedCode(code, runOn(twoslasher, code, LANGUAGES[language] ?? 'ts'));
    },
  };
}

/** TypeScript 7 has no interface for programs; a version that has one may be installed beside it under the second name. */
const COMPILERS = ['typescript', '@typescript/typescript6'];

function findCompiler(twoslash: string, siteDir: string): { file: string; version: string } {
  for (const from of [path.join(siteDir, 'any.js'), twoslash]) {
    for (const name of COMPILERS) {
      const file = resolveFrom(from, name);
      const version = file && packageVersion(file);
      if (file !== undefined && version && /^[56]\./.test(version)) return { file, version };
    }
  }
  throw new SiteError('The option "markdown.twoslash" needs TypeScript 5 or 6, and neither is installed.', {
    hint: `Install it: npm install typescript@6. Beside TypeScript 7: npm install ${COMPILERS[1]}`,
  });
}

function resolveFrom(from: string, name: string): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined; // the next one may be there
  }
}

function runOn(twoslasher: ReturnType<Package['createTwoslasher']>, code: string, extension: string): Output {
  let output: Output;
  try {
    output = twoslasher(code, extension, { handbookOptions: { noErrorValidation: true } });
  } catch (error) {
    if (!(error instanceof Error) || !('title' in error)) throw error;
    throw new SiteError(`Twoslash cannot read this block: ${String(error.title)}.`, {
      hint: 'description' in error ? String(error.description) : undefined,
    });
  }
  const { errors = [] } = output.meta.handbookOptions;
  const wrong = output.nodes.find(({ type, code: number }) => type === 'error' && !errors.includes(number ?? 0));
  if (wrong) throw mistake(wrong, output, code);
  return output;
}

function mistake({ start, code: number, text }: Node, { meta }: Output, code: string): SiteError {
  const before = code.slice(0, writtenOffset(start, meta.removals)).split('\n');
  return new SiteError(`TypeScript finds a mistake in this code: ${text} (${number})`, {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    hint: `Correct it. To show the mistake, write "// @errors: ${number}" above the code.`,
  });
}

/** What is shown lacks the removed parts. */
function writtenOffset(offset: number, removals: Output['meta']['removals']): number {
  let written = offset;
  for (const [start, end] of removals.toSorted(([one], [other]) => one - other)) {
    if (start <= written) written += end - start;
  }
  return written;
}

function typedCode(written: string, { code, nodes, meta }: Output): TypedCode {
  const ranges: TypedCode['ranges'] = new Map();
  const notes: TypedCode['notes'] = new Map();
  const isFree = (line: number, start: number, end: number) =>
    (ranges.get(line) ?? []).every((range) => end <= range.start || start >= range.end);
  const addRange = ({ line, character, length }: Node, open: string) => {
    const [start, end] = [character, character + length];
    if (length > 0 && isFree(line, start, end))
      ranges.set(line, [...(ranges.get(line) ?? []), { start, end, open, close: '</span>' }]);
  };
  const addNote = ({ line, character }: Node, kind: string, text: string) => {
    const label = escapeHtml(text);
    const html = `<span class="twoslash-note twoslash-${kind}" role="note" aria-label="${label}" data-note="${label}" style="--at:${character}ch"></span>`;
    notes.set(line, (notes.get(line) ?? '') + html);
  };
  for (const node of nodes) {
    if (node.type === 'error') {
      addRange(node, '<span class="twoslash-underline">');
      addNote(node, 'error', node.text ?? '');
    } else if (node.type === 'query') addNote(node, 'query', node.text ?? '');
  }
  const types = new Map<string, NameType>();
  for (const node of nodes) {
    if (node.type !== 'hover') continue;
    types.set(node.text ?? '', { text: node.text ?? '', docs: node.docs });
    const text = node.docs === undefined ? (node.text ?? '') : `${node.text}\n\n${node.docs}`;
    addRange(node, `<span class="twoslash-hover" data-type="${escapeHtml(text)}">`);
  }
  return { code, ranges, notes, types: [...types.values()], lineOf: lineMap(written, meta.removals) };
}

function lineMap(written: string, removals: Output['meta']['removals']): TypedCode['lineOf'] {
  const lines: (number | undefined)[] = [];
  let shown = 0;
  let offset = 0;
  for (const line of written.split('\n')) {
    const end = offset + line.length;
    const isRemoved = removals.some(([from, to]) => from <= offset && end <= to && (line !== '' || to > end));
    lines.push(isRemoved ? undefined : shown);
    if (!isRemoved && !removals.some(([from, to]) => from <= end && end < to)) shown++;
    offset = end + 1;
  }
  return (line) => lines[line];
}
