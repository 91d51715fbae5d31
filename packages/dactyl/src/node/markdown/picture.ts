/**
 * Images with other files in their place. Where the text is HTML, `<picture>` has all formats; where an image is an element
 * of React, which a component may look for among its children, it stays one and has the files of the last format.
 *
 *     <img src="a.png">  →  <picture><source type="image/webp" srcset="a-480.webp 480w, …" sizes="…"><img src="a.png"></picture>
 *     <img src="a.svg?inline" alt="A">  →  <svg role="img" aria-label="A">…</svg>
 */
import { escapeHtml, unescapeHtml } from '../../shared/html.js';
import type { LinkedImage } from './types.js';

/** Marks an element until `wrapPictures` has seen it. */
const MARK = 'dactyl-picture';
const MARKED = new RegExp(String.raw` ${MARK}=\\?"(\d+)\\?"`, 'g');

/** Attributes in HTML. */
export function imageAttributes({ sources, preview, zoom, inline }: LinkedImage, index: number): string {
  if (inline) return ` ${MARK}="${index}"`;
  return [
    preview === undefined ? '' : ` style="${escapeHtml(`background:${backgroundOf(preview)}`)}"`,
    zoom === undefined ? '' : ` data-zoom="${escapeHtml(zoom)}"`,
    sources.length === 0 ? '' : ` ${MARK}="${index}"`,
  ].join('');
}

/** The same as properties in code, behind others. */
export function imageProps({ sources, sizes, preview, zoom }: LinkedImage): string {
  const last = sources.at(-1);
  const props = {
    ...(preview !== undefined && { style: { background: backgroundOf(preview) } }),
    ...(zoom !== undefined && { 'data-zoom': zoom }),
    ...(last && { srcSet: last.srcset, sizes }),
  };
  return Object.entries(props)
    .map(([name, value]) => `, ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join('');
}

/** Behind the image, and only there: a frame around it shows nothing of it. */
function backgroundOf(preview: string): string {
  return `url(${preview})${BEHIND}`;
}

const BEHIND = ' 50% / cover no-repeat content-box';

/** How HTML stands in a text. */
export interface HtmlForm {
  write(html: string): string;
  read(text: string): string;
}

const AS_IT_IS: HtmlForm = { write: (html) => html, read: (text) => text };

/** Gives elements that `imageAttributes` has marked what belongs around them, or in their place. */
export function wrapPictures(
  text: string,
  images: readonly (LinkedImage | undefined)[],
  form: HtmlForm = AS_IT_IS,
): string {
  let out = '';
  let copied = 0;
  for (const match of text.matchAll(MARKED)) {
    const image = images[Number(match[1])];
    const start = text.lastIndexOf('<img', match.index);
    const end = endOfTag(text, match.index);
    if (!image || start < copied) continue;
    const tag = text.slice(start, match.index) + text.slice(match.index + match[0].length, end);
    out += text.slice(copied, start);
    const sources = image.sources.map(sourceOf(image)).join('');
    out += image.inline
      ? form.write(image.inline(altOf(form.read(tag))))
      : `${form.write(`<picture>${sources}`)}${tag}</picture>`;
    copied = end;
  }
  return out + text.slice(copied);
}

const TAG = /<img(?:[^>"]|"[^"]*")*>/g;
const ATTRIBUTE = / ([\w:-]+)=\\?"([^"]*?)\\?"/g;

/** An image has one style: the preview's, and behind it that of the text, which counts. HTML knows only the first attribute. */
export function joinStyles(text: string, images: readonly (LinkedImage | undefined)[]): string {
  if (images.every((image) => image?.preview === undefined)) return text;
  return text.replaceAll(TAG, (tag) => {
    const styles = [...tag.matchAll(ATTRIBUTE)].flatMap(([, name, value = '']) => (name === 'style' ? [value] : []));
    if (styles.length < 2) return tag;
    const ordered = styles.toSorted((a, b) => Number(isPreview(b)) - Number(isPreview(a)));
    let isFirst = true;
    return tag.replaceAll(ATTRIBUTE, (written: string, name: string, value: string) => {
      if (name !== 'style') return written;
      const joined = isFirst ? written.replace(value, () => ordered.join(';')) : '';
      isFirst = false;
      return joined;
    });
  });
}

function isPreview(style: string): boolean {
  return style.startsWith('background:url(') && style.endsWith(BEHIND);
}

function altOf(tag: string): string {
  return unescapeHtml(/\salt="([^"]*)"/.exec(tag)?.[1] ?? '');
}

function sourceOf({ sizes }: LinkedImage) {
  return ({ type, srcset }: LinkedImage['sources'][number]) =>
    `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${sizes}">`;
}

/** A sign of the end may stand in the text of an attribute. */
function endOfTag(text: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '>' && !isQuoted) return at + 1;
  }
  return text.length;
}
