/**
 * The contract of a component with those who replace or wrap it: what its props are called and which types they have. In: its declaration file,
 * which the compiler makes of its types. Out: lines of text, the same for the same props; comments and what the component calls its
 * props do not count.
 *
 *     export default function DocCard({ item }: Props): JSX.Element   →   (Props)
 *                                                                       interface Props { item: SidebarCategory | SidebarLink; }
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme, ThemeComponent } from './types.js';

/** `undefined` where a theme has no types. */
export function contractOf(
  { folder }: Pick<Theme, 'folder'>,
  { name }: Pick<ThemeComponent, 'name'>,
): string | undefined {
  const file = ['.d.ts', '/index.d.ts'].map((end) => path.join(folder, name + end)).find((one) => existsSync(one));
  return file === undefined ? undefined : readContract(readFileSync(file, 'utf8'));
}

const COMPONENT = /export default function [\w$]*\s*(?=[(<])/;

export function readContract(declarations: string): string | undefined {
  const text = withoutComments(declarations);
  const start = COMPONENT.exec(text);
  if (!start) return undefined;
  const open = text.indexOf('(', start.index);
  const parameters = text.slice(open + 1, endOf(text, open)).trim();
  const type = typeOfProps(parameters);
  const local = localTypes(text);
  const needed = referredTypes(type, local);
  const lines = [...needed].toSorted().map((name) => local.get(name) ?? '');
  return [`(${oneLine(type)})`, ...lines.map(oneLine)].join('\n');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What stands behind the name or the pattern of the first parameter. */
function typeOfProps(parameters: string): string {
  const end = /^[{[]/.test(parameters) ? endOf(parameters, 0) + 1 : (/^[\w$]*/.exec(parameters)?.[0].length ?? 0);
  return parameters.slice(end).replace(/^\s*\??:\s*/, '');
}

const CLOSING: Record<string, string> = { '(': ')', '{': '}', '[': ']' };

/** The place of the bracket that closes the one at `open`. */
function endOf(text: string, open: number): number {
  const [sign = '', closing] = [text.charAt(open), CLOSING[text.charAt(open)]];
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const one = text.charAt(at);
    if (one === sign) depth += 1;
    if (one === closing) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Name → declaration of the types of this file. */
function localTypes(text: string): Map<string, string> {
  const types = new Map<string, string>();
  for (const { 0: head, 1: kind, 2: name = '', index } of text.matchAll(
    /(?:export |declare )*(interface|type) (\w+)/g,
  )) {
    const rest = text.slice(index + head.length);
    const end = kind === 'interface' ? endOf(rest, rest.indexOf('{')) + 1 : endOfType(rest);
    types.set(name, `${kind} ${name}${rest.slice(0, end)}`);
  }
  return types;
}

/** A semicolon outside of braces. */
function endOfType(rest: string): number {
  for (let at = 0; at < rest.length; at++) {
    if (rest.charAt(at) === '{') at = endOf(rest, at);
    if (rest.charAt(at) === ';') return at;
  }
  return rest.length;
}

function referredTypes(
  type: string,
  local: ReadonlyMap<string, string>,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  let found = new Set(known);
  for (const [name] of type.matchAll(/[A-Z]\w*/g)) {
    if (found.has(name) || !local.has(name)) continue;
    found = referredTypes(local.get(name) ?? '', local, new Set([...found, name]));
  }
  return found;
}
