/**
 * Parses JSON that people write. V8's message for a syntax error differs between versions and often lacks the
 * position, so our own scan finds it; it runs only after `JSON.parse` has failed.
 */
import { SiteError } from './site-error.js';
import { placeAt } from './text-place.js';

export interface JsonText {
  text: string;
  /** Absolute, for the message. */
  file: string;
  /** What the file is, as the subject of a sentence: `The sidebars file`. */
  what: string;
}

/** @throws SiteError with line and column. */
export function parseJson({ text, file, what }: JsonText): unknown {
  const json = text.replace(/^\uFEFF/, '');
  const fault = findDeep(json);
  if (fault) throw error(json, fault);
  try {
    return JSON.parse(json);
  } catch {
    throw error(json, findFault(json));
  }

  function error(source: string, { at, reason }: Fault): SiteError {
    return new SiteError(`${what} is not valid JSON: ${reason}.`, {
      file,
      ...placeAt(source, at),
      hint: 'JSON wants double quotes, a comma between two values, none behind the last one, and no comments.',
    });
  }
}

/** Limit of nesting. Code that walks over the value is recursive, and no file nests this deep on purpose. */
const DEEPEST = 200;

function findDeep(text: string): Fault | undefined {
  if (text.length <= DEEPEST) return undefined;
  let level = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{]|[\]}]/g)) {
    if (sign === '[' || sign === '{') level++;
    else if (sign === ']' || sign === '}') level--;
    if (level > DEEPEST) return new Fault(index, `more than ${DEEPEST} lists or objects lie one inside the other`);
  }
  return undefined;
}

class Fault {
  constructor(
    readonly at: number,
    readonly reason: string,
  ) {}
}

function findFault(text: string): Fault {
  try {
    const end = skipSpace(text, skipValue(text, skipSpace(text, 0)));
    if (end < text.length) throw new Fault(end, `nothing may follow the first value, but ${show(text, end)} does`);
  } catch (fault) {
    if (fault instanceof Fault) return fault;
    throw fault;
  }
  return new Fault(0, 'it does not parse');
}

/** Offset just after the value that starts at `at`. */
function skipValue(text: string, at: number): number {
  const char = text[at];
  if (char === '{') return skipList(text, at, { close: '}', skipMember: skipProperty });
  if (char === '[') return skipList(text, at, { close: ']', skipMember: skipValue });
  if (char === '"') return skipText(text, at);
  const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/.exec(
    text.slice(at, at + 40),
  );
  if (word === null) throw new Fault(at, `a value is expected, but found ${show(text, at)}`);
  return at + word[0].length;
}

interface List {
  close: string;
  skipMember(text: string, at: number): number;
}

function skipList(text: string, start: number, { close, skipMember }: List): number {
  let at = skipSpace(text, start + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = skipSpace(text, skipMember(text, at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') throw new Fault(at, `"," or "${close}" is expected, but found ${show(text, at)}`);
    const comma = at;
    at = skipSpace(text, at + 1);
    if (text[at] === close) throw new Fault(comma, `the comma before "${close}" is too many`);
  }
}

function skipProperty(text: string, at: number): number {
  if (text[at] !== '"') throw new Fault(at, `a key in double quotes is expected, but found ${show(text, at)}`);
  const colon = skipSpace(text, skipText(text, at));
  if (text[colon] !== ':') throw new Fault(colon, `":" is expected behind the key, but found ${show(text, colon)}`);
  return skipValue(text, skipSpace(text, colon + 1));
}

function skipText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\n') break;
    if ((text[at] ?? '') < ' ') throw new Fault(at, 'a text cannot hold a control character, such as a tab, as it is');
    if (text[at] !== '\\') continue;
    const escape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(text.slice(at, at + 6));
    if (escape === null) throw new Fault(at, 'the backslash starts no escape that JSON knows');
    at += escape[0].length - 1;
  }
  throw new Fault(start, 'the text that starts here has no closing quote');
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/[ \t\r\n]/.test(text[at] ?? '')) at++;
  return at;
}

function show(text: string, at: number): string {
  const word = /^(?:[\w$]+|.)/su.exec(text.slice(at, at + 30))?.[0];
  return word === undefined ? 'the end of the file' : JSON.stringify(word);
}
