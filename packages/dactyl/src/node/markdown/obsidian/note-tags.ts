/** `#boats` in the text of a note: the note has the tag, as if its front matter named it. */
import { withoutCode } from '../code-ranges.js';

/** Behind a space, and not of digits alone: `#2` is a number. A heading has a space behind its signs. */
const TAG = /(?<=^|\s)#(?=[\p{L}\p{M}\p{N}_/-]*[\p{L}_])([\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_/-]*)/gmu;
/** Titles, definitions of links and footnotes, and imports of a page. */
const NO_TEXT = /^(?:[ \t>]*#{1,6}[ \t]|[ \t>]*\[[^\]\n]+\]:|import\s|export\s).*$/gm;
/** Attributes of elements. */
const ELEMENT = /<[a-z][^<>]*>/gi;

/** Each tag once, as it is first written: upper and lower case are the same. */
export function tagsInText(text: string): string[] {
  if (!text.includes('#')) return [];
  const words = withoutCode(text).replaceAll(NO_TEXT, '').replaceAll(ELEMENT, '');
  const tags = new Map<string, string>();
  for (const [, name = ''] of words.matchAll(TAG)) {
    const tag = name.replace(/\/+$/, '');
    if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}
