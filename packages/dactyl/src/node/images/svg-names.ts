/**
 * Makes names in drawings unique. Drawings share one document, where a class or an id of one would affect the others.
 * The names that a drawing uses itself, in its styles and references, get a prefix; all other names stay, because
 * scripts may use them.
 *
 *     <style>.a{fill:red}</style><path class="a b"/>  →  <style>.s1f2e3d-a{fill:red}</style><path class="s1f2e3d-a b"/>
 */
import { hashText } from '../base/hash.js';

const NAME = String.raw`-?[A-Za-z_][\w-]*`;
const CLASS = new RegExp(String.raw`\.(${NAME})`, 'g');
const ID = new RegExp(`#(${NAME})`, 'g');
const URL_OF_ID = /url\(\s*(["']?)#([^"')]+)\1\s*\)/g;
const LINK_TO_ID = /(\s(?:xlink:)?href\s*=\s*["'])#([^"']+)/g;
const ID_ATTRIBUTE = /(\sid\s*=\s*["'])([^"']*)/g;
const TIMES = /(\s(?:begin|end)\s*=\s*["'])([^"']+)/g;
const EVENT_OF_ID = /((?:^|;)\s*)([A-Za-z_]\w*)(?=\.[a-z])/g;
const LABELS = /(\saria-(?:labelledby|describedby)\s*=\s*["'])([^"']+)/g;

/** What the names of a drawing begin with. */
export function ownPrefix(source: string): string {
  return `s${hashText(source, 6)}`;
}

export function withOwnNames(source: string): string {
  const selectors = source
    .split(STYLE_END)
    .map((piece) => selectorsOf(takeStyle(piece).css))
    .join('\n');
  const classes = new Set(namesIn(selectors, CLASS));
  const timed = new Set(
    [...source.matchAll(TIMES)].flatMap(([, , list = '']) =>
      [...list.matchAll(EVENT_OF_ID)].map(([, , id = '']) => id),
    ),
  );
  const used = new Set([
    ...timed,
    ...namesIn(selectors, ID),
    ...[...source.matchAll(URL_OF_ID)].map(([, , id = '']) => id),
    ...[...source.matchAll(LINK_TO_ID)].map(([, , id = '']) => id),
    ...[...source.matchAll(LABELS)].flatMap(([, , list = '']) => list.split(/\s+/)),
  ]);
  // A reference to an id outside of the drawing points elsewhere in the document: a shared symbol, or the heading
  // of a link.
  const ids = new Set([...source.matchAll(ID_ATTRIBUTE)].map(([, , id = '']) => id).filter((id) => used.has(id)));
  if (classes.size === 0 && ids.size === 0) return source;
  const prefix = ownPrefix(source);
  // In the times of animations, "-" is a minus.
  const own = (names: ReadonlySet<string>) => (name: string) =>
    names.has(name) ? `${prefix}${names === ids && timed.has(name) ? '_' : '-'}${name}` : name;
  const ownClass = own(classes);
  const ownId = own(ids);
  const renameIn = (selector: string) =>
    selector
      .replace(CLASS, (_match, name: string) => `.${ownClass(name)}`)
      .replace(ID, (_match, name: string) => `#${ownId(name)}`);
  return source
    .split(STYLE_END)
    .map((piece) => {
      const { before, css } = takeStyle(piece);
      // Only selectors are changed: in declarations "." and "#" occur in numbers and colours.
      return (
        before + css.replace(/[^{}]+/g, (text, at: number) => (css[at + text.length] === '{' ? renameIn(text) : text))
      );
    })
    .join('')
    .replace(/(\sclass\s*=\s*["'])([^"']*)/g, (_, start: string, list: string) => start + eachName(list, ownClass))
    .replace(ID_ATTRIBUTE, (_, start: string, id: string) => start + ownId(id))
    .replace(
      TIMES,
      (_, start: string, list: string) =>
        start + list.replace(EVENT_OF_ID, (_event, sign: string, id: string) => sign + ownId(id)),
    )
    .replace(LABELS, (_, start: string, list: string) => start + eachName(list, ownId))
    .replace(LINK_TO_ID, (_, start: string, id: string) => `${start}#${ownId(id)}`)
    .replace(URL_OF_ID, (_, quote: string, id: string) => `url(${quote}#${ownId(id)}${quote})`);
}

/** Splits before each closing tag, so that the joined pieces equal the source. */
const STYLE_END = /(?=<\/style>)/i;

/** Splits a piece at its style element: the CSS, and everything before it. */
function takeStyle(piece: string): { before: string; css: string } {
  const tag = piece.search(/<style\b/i);
  const start = tag === -1 ? 0 : piece.indexOf('>', tag) + 1;
  return start === 0 ? { before: piece, css: '' } : { before: piece.slice(0, start), css: piece.slice(start) };
}

function selectorsOf(css: string): string {
  return [...css.matchAll(/[^{}]+/g)]
    .filter(({ 0: text, index }) => css[index + text.length] === '{')
    .map(([text]) => text)
    .join('\n');
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function eachName(list: string, rename: (name: string) => string): string {
  return list.split(/\s+/).filter(Boolean).map(rename).join(' ');
}
