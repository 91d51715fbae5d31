/** Turns whatever was thrown into the text that a person reads in the terminal. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import picocolors from 'picocolors';
import { authorFile, errorCode, isInside } from './files.js';
import type { Colors } from './logger.js';
import { SiteError, SiteErrors } from './site-error.js';
import { textWidth } from './text-width.js';

/** Where the documentation is published. */
export const DOCS_URL = 'https://dactyl.example';

export interface FormatErrorOptions {
  /** Files are named relative to this folder. Default: where the command runs. */
  cwd?: string;
  /** Default: no colour. */
  colors?: Colors;
  /** Origin that precedes the path in `docs`. Default: none. */
  docsUrl?: string;
  /** URL where users can report an error that is our fault. */
  issuesUrl?: string;
}

/**
 * A `SiteError` prints with its place, the lines of the file, a hint and further reading; several are
 * grouped by file. Any other value is a bug of ours or of a plugin: it prints with its stack.
 */
export function formatError(error: unknown, options: FormatErrorOptions = {}): string {
  const context = {
    cwd: options.cwd ?? process.cwd(),
    colors: options.colors ?? picocolors.createColors(false),
    docsUrl: options.docsUrl ?? '',
    issuesUrl: options.issuesUrl,
  };
  if (error instanceof SiteErrors) return formatGroups(error.errors, context);
  if (error instanceof SiteError) return formatSiteError(error, context);
  return formatMachineFault(error, context) ?? formatBug(error, context);
}

/** What the machine refuses, by the code of the error: the fault of nobody's code. */
const MACHINE_FAULTS: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ENOSPC: ['The disk is full.', 'Make room on it, and run the command again.'],
  EDQUOT: ['The disk has no more room for this user.', 'Make room, or ask for more, and run the command again.'],
  EROFS: ['The disk cannot be written.', 'Mount it for writing, or choose another folder.'],
  EACCES: ['The system does not allow this.', 'Give this user the right to the file and to its folder.'],
  EMFILE: ['Too many files are open.', 'Allow more, as with "ulimit -n 4096", and run the command again.'],
  ENFILE: ['Too many files are open on this machine.', 'End other programs, and run the command again.'],
  EIO: ['The disk has failed to read or to write.', 'Check it, and run the command again.'],
};

function formatMachineFault(error: unknown, { colors }: Context): string | undefined {
  for (const one of causesOf(error)) {
    const code = errorCode(one);
    const fault = code !== undefined && Object.hasOwn(MACHINE_FAULTS, code) ? MACHINE_FAULTS[code] : undefined;
    if (fault && error instanceof Error)
      return [colors.red(fault[0]), indent(error.message), indent(fault[1])].join('\n');
  }
  return undefined;
}

/** An error and its causes, from the outside. */
function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && chain.length < 5; at = at instanceof Error ? at.cause : undefined)
    chain.push(at);
  return chain;
}

interface Context {
  cwd: string;
  colors: Colors;
  docsUrl: string;
  issuesUrl: string | undefined;
}

function formatGroups(errors: readonly SiteError[], context: Context): string {
  const groups = new Map<string | undefined, SiteError[]>();
  for (const error of errors) {
    const group = groups.get(error.details.file);
    if (group) group.push(error);
    else groups.set(error.details.file, [error]);
  }
  const { colors } = context;
  const blocks = [...groups].map(([file, group]) => {
    const heading = file === undefined ? [] : [colors.bold(relativeFile(file, context.cwd))];
    // Errors without a file have no heading of their own; indented, they would seem to belong to the file
    // above.
    const by = file === undefined && groups.size > 1 ? '' : '  ';
    const texts = group.map((error) => indent(formatSiteError(error, context, { withDocs: false }), by));
    const docs = new Set(group.map((error) => error.details.docs).filter((page) => page !== undefined));
    return [...heading, ...texts, ...[...docs].map((page) => formatDocs(page, context))].join('\n');
  });
  const count = [...groups.keys()].filter((file) => file !== undefined).length;
  const files = count > 1 ? ` in ${count} files` : '';
  return [colors.red(`${errors.length} errors${files}`), ...blocks].join('\n\n');
}

function formatSiteError(error: SiteError, context: Context, { withDocs = true } = {}): string {
  const { file, line, column, key, hint, docs, cause } = error.details;
  const { colors } = context;
  const position = [file && relativeFile(file, context.cwd), line, column].filter((part) => part !== undefined);
  // Many messages already contain the key, which is then not repeated.
  const where = [position.join(':'), key && !error.message.includes(key) && `at ${key}`].filter(Boolean).join(' ');
  const frame = file !== undefined && line !== undefined ? codeFrame(file, line, column) : undefined;
  return [
    colors.red(error.message),
    where && `  ${colors.cyan(where)}`,
    frame && indent(frame, '    '),
    formatCause(error.message, cause),
    hint && indent(hint),
    withDocs && docs && formatDocs(docs, context),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n');
}

/** First line of the cause's message, unless the error's own message already contains it. */
function formatCause(message: string, cause: unknown): string | undefined {
  const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '').trim() : '';
  // A parser counts lines from where it started reading, so the position it appends is dropped: the error has
  // the one in the file.
  const isTold = message.includes(reason.replace(/^\w*Error: /, '').replace(/ \(\d+:\d+\)$/, ''));
  return reason === '' || isTold ? undefined : `  Cause: ${reason}`;
}

function formatDocs(page: string, { colors, docsUrl }: Context): string {
  return `  ${colors.dim(`More: ${docsUrl}${page}`)}`;
}

/** The line with its neighbours and a mark below the column; `undefined` when the file cannot be read. */
function codeFrame(file: string, line: number, column: number | undefined): string | undefined {
  const lines = readLines(file);
  if (lines?.[line - 1] === undefined) return undefined;
  const first = Math.max(1, line - 1);
  const width = String(line + 1).length;
  const out: string[] = [];
  for (const [offset, text] of lines.slice(first - 1, line + 1).entries()) {
    const number = first + offset;
    const isMeant = number === line;
    const { shown, before } = cutLine(text, isMeant ? column : undefined);
    out.push(`${isMeant ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd());
    if (isMeant && column !== undefined) out.push(`  ${' '.repeat(width)} | ${' '.repeat(textWidth(before))}^`);
  }
  return out.join('\n');
}

const LONGEST_LINE = 160;
/** How much of a longer line stands before the column that is meant. */
const BEFORE_COLUMN = 80;

/** The part of a line that is shown, and what of it stands before the column. */
function cutLine(line: string, column = 1): { shown: string; before: string } {
  const plain = line.replaceAll('\t', ' ');
  const at = Math.max(0, column - 1);
  const isFar = plain.length > LONGEST_LINE && at > LONGEST_LINE / 2;
  const start = isFar ? Math.min(at, plain.length) - BEFORE_COLUMN : 0;
  const mark = isFar ? '…' : '';
  const rest = plain.slice(start, start + LONGEST_LINE);
  const shown = `${mark}${rest}${start + LONGEST_LINE < plain.length ? '…' : ''}`;
  return { shown, before: mark + plain.slice(start, at) };
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return undefined;
  }
}

function formatBug(error: unknown, { colors, issuesUrl }: Context): string {
  const chain = causesOf(error).map((at, index) => {
    const text = at instanceof Error ? (at.stack ?? at.message) : `Thrown: ${String(at)}`;
    return index === 0 ? text : `Cause: ${text}`;
  });
  const report = `This should not happen. Please report it${issuesUrl ? ` at ${issuesUrl}` : ''} with the lines above.`;
  return [colors.red(chain.join('\n')), '', report].join('\n');
}

function relativeFile(file: string, cwd: string): string {
  const written = authorFile(file);
  return isInside(cwd, written) ? path.relative(cwd, written) : written;
}

function indent(text: string, by = '  '): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');
}
