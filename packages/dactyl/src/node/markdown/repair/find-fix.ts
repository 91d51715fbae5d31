/** One mistake of MDX → the change that makes it what the author meant, where that is certain. */
import type { SiteError } from '../../base/site-error.js';
import { findRanges, withoutCode } from '../code-ranges.js';
import { closingTagFix, tagFix, unclosedTagFix, type Fix } from './tag-fixes.js';

/** `undefined` where more than one meaning is likely: that is left to the author. */
export function findFix(text: string, error: SiteError): Fix | undefined {
  const at = offsetOf(text, error);
  const reason = reasonOf(error);
  if (at === undefined || reason === undefined) return undefined;
  if (/Unexpected end of file in expression/.test(reason)) return braceFix(text, at);
  if (/Could not parse expression/.test(reason)) return expressionFix(text, at);
  if (/Could not parse (?:esm|import\/exports)/.test(reason)) return importFix(text, at);
  const open = openTagOf(text, reason);
  if (open !== undefined) return unclosedTagFix(text, open);
  if (/Unexpected closing (?:tag|slash)/.test(reason)) return closingTagFix(text, at);
  return tagFix(text, tagAt(text, at));
}

/** The sign where the mistake starts, as text: for `markdown.lenient`, where nothing else is known. */
export function textFix(text: string, error: SiteError): Fix | undefined {
  const at = offsetOf(text, error);
  const reason = reasonOf(error);
  if (at === undefined || reason === undefined) return undefined;
  if (/in expression|parse expression/.test(reason)) {
    const open = openBrace(withoutCode(text), at);
    return open === undefined || isInTag(text, open) ? undefined : escapeFix(text, open);
  }
  if (/Could not parse/.test(reason)) return importLine(text, at);
  const start = openTagOf(text, reason) ?? tagAt(text, at);
  return text[start] === '<' ? escapeFix(text, start) : undefined;
}

export function escapeFix(text: string, at: number): Fix {
  return { start: at, before: text.charAt(at), after: `\\${text.charAt(at)}` };
}

function braceFix(text: string, at: number): Fix | undefined {
  return text[at] === '{' && !text.startsWith('{/*', at) && !isInTag(text, at) ? escapeFix(text, at) : undefined;
}

/** Code, or what was meant to be: an arrow, a tag with an end, a comment. */
const CODE = /=>|<\/|\/>|\/\*|\b(?:props|return|function|map)\b/;

/** The braces of an expression that is no JavaScript become text, with those inside. */
function expressionFix(text: string, at: number): Fix | undefined {
  const start = openBrace(withoutCode(text), at);
  if (start === undefined || isInTag(text, start)) return undefined;
  const end = closingBrace(withoutCode(text), start);
  if (end === undefined) return escapeFix(text, start);
  const before = text.slice(start, end + 1);
  if (CODE.test(before)) return undefined;
  const code = findRanges(before).filter(({ kind }) => kind !== 'comment');
  const isCode = (index: number) => code.some((range) => range.start <= index && index < range.end);
  return {
    start,
    before,
    after: before.replaceAll('{', (sign, index: number) => (isCode(index) ? sign : `\\${sign}`)),
  };
}

/** The innermost brace that is open at an offset. */
function openBrace(text: string, at: number): number | undefined {
  if (text[at] === '{') return outermost(text, at);
  let depth = 0;
  for (let index = at - 1; index >= 0; index--) {
    if (text[index - 1] === '\\') continue;
    if (text[index] === '}') depth++;
    else if (text[index] === '{' && depth-- === 0) return outermost(text, index);
    else if (text[index] === '\n' && /^\n[ \t]*\n/.test(text.slice(index, index + 80))) return undefined;
  }
  return undefined;
}

/** An expression starts at the brace that has none around it: `{a {b c}}`. */
function outermost(text: string, at: number): number {
  return openBrace(text.slice(0, at), at) ?? at;
}

function closingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  return undefined;
}

/** Whether a brace is part of a tag: a value, or what is spread. */
function isInTag(text: string, at: number): boolean {
  const paragraph = text.slice(Math.max(0, text.lastIndexOf('\n\n', at)), at);
  return /<[A-Za-z](?:[^<>{}]|\{[^{}]*\})*$/.test(paragraph);
}

/** Statements, as opposed to sentences that begin with the words. */
const STATEMENT =
  /^(?:import\s*["'{*(]|import\b.*\bfrom\s*["']|export\s*[{*]|export\s+(?:default|const|let|var|function|class|async|type|interface|enum|declare)\b)/;

/** A space in front makes the line text, and is not shown. */
function importFix(text: string, at: number): Fix | undefined {
  const fix = importLine(text, at);
  return fix && STATEMENT.test(text.slice(fix.start)) ? undefined : fix;
}

function importLine(text: string, at: number): Fix | undefined {
  for (let start = lineStart(text, at); ; start = lineStart(text, start - 1)) {
    const line = text.slice(start).split('\n', 1)[0] ?? '';
    const word = /^(?:import|export)\b/.exec(line)?.[0];
    if (word !== undefined) return { start, before: word, after: ` ${word}` };
    if (start === 0 || line.trim() === '') return undefined;
  }
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** The offset of a tag that is opened and not closed, as far as an engine names one. */
function openTagOf(text: string, reason: string): number | undefined {
  const [, line, column] =
    /(?:closing tag for|corresponding closing tag for) `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  return line === undefined ? undefined : tagAt(text, offsetAt(text, Number(line), Number(column)));
}

/** Old syntax that was rewritten for the parser may move columns by a sign or two. */
function tagAt(text: string, at: number): number {
  return [0, -1, 1, -2, 2].map((by) => at + by).find((near) => text[near] === '<') ?? at;
}

function offsetOf(text: string, { details: { line, column } }: SiteError): number | undefined {
  return line === undefined || column === undefined ? undefined : offsetAt(text, line, column);
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Errors of our own, such as those of front matter, have none. */
function reasonOf({ details: { cause } }: SiteError): string | undefined {
  return cause instanceof Error ? cause.message : undefined;
}
