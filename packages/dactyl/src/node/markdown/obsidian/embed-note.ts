/** `![[Note]]` alone on its line → the note, or a part of it, as a quote under a link to it. */
import path from 'node:path';
import { mapOutsideCode, withoutCode } from '../code-ranges.js';
import { cutPart } from './note-parts.js';
import { NOTE } from './resolve-name.js';
import { escapeText, urlOfLink } from './link-text.js';
import type { PlaceParts } from './vault.js';
import type { Wikilink } from './wikilink.js';

/** @returns `undefined` for what is no note, or cannot be embedded: it is shown in another way */
export function embedNote(link: Wikilink, parts: PlaceParts): string | undefined {
  const { vault, from, above, syntax } = parts;
  const found = link.name === '' ? { path: from } : vault.resolve(link.name, from);
  if (!found || !NOTE.test(found.path)) return undefined;
  const isOwn = found.path === from && link.part === undefined;
  if (isOwn || above.includes(found.path) || above.length >= DEEPEST) return undefined;
  const note = vault.read(found.path);
  if (note === undefined || isModule(found.path, note)) return undefined;
  const shown = link.part === undefined ? note.replace(/^\s*# .*\n?/, '') : cutPart(note, link.part);
  if (shown === undefined) return undefined;
  const inside = { vault, from: found.path, above: [...above, from], syntax };
  const inner = parts.rewrite(rebased(shown, found.path, parts), inside);
  const title = link.part?.startsWith('^')
    ? undefined
    : (link.words ?? link.part?.split('#').at(-1) ?? nameOf(found.path));
  const url = urlOfLink(link, parts);
  const heading = title === undefined || url === undefined ? [] : [`**[${escapeText(title)}](${url})**`, ''];
  return [...heading, ...inner.text.trim().split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');
}

const DEEPEST = 5;

function nameOf(file: string): string {
  return path.posix.basename(file).replace(NOTE, '');
}

/** Imports of a page that is code mean nothing in another page. */
function isModule(file: string, text: string): boolean {
  return /\.mdx$/i.test(file) && /^(?:import|export)\s/m.test(withoutCode(text));
}

/** Links of the note start from its own folder. */
function rebased(text: string, note: string, { vault }: PlaceParts): string {
  const rebase = (url: string) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/|@site\/)/i.test(url)) return url;
    if (url.startsWith('#')) return vault.urlOf(note) + url;
    const [, file = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    return vault.urlOf(path.posix.join(path.posix.dirname(note), decode(file))) + suffix;
  };
  return mapOutsideCode(text, (piece) => piece.replaceAll(/(?<=\]\(<?)[^\s()<>]+/g, rebase));
}

function decode(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
