/**
 * Replaces the placeholders of a compiled body once the URLs of all files are known. A placeholder occurs in HTML
 * (`src="dactyl-ref:0"`), in HTML inside a JavaScript string (`src=\"dactyl-ref:0\"`), or in compiled JSX (`src:
 * "dactyl-ref:0"`); the URL is escaped for each form.
 */
import { escapeHtml } from '../../shared/html.js';
import { imageAttributes, imageProps, joinStyles, wrapPictures, type HtmlForm } from './picture.js';
import type { CompiledMarkdown, Reference, ResolveReference } from './types.js';

type Linked = NonNullable<ReturnType<ResolveReference>>;

/**
 * The pattern starts with fixed text, which makes the search many times faster than starting with an attribute
 * name.
 */
const IN_HTML = /="dactyl-ref:(\d+)([wh]?)"/g;
const NAME_BEFORE = /^[\w-]+$/;
const IN_CODE = / ([\w-]+)=\\"dactyl-ref:(\d+)([wh]?)\\"|\b(\w+): "dactyl-ref:(\d+)([wh]?)"(,?)/g;

/**
 * The body with the URL of each reference in place. An image whose size is unknown loses `width` and `height`;
 * where `resolve` returns nothing, the URL stays as written.
 */
export function linkContent(
  body: CompiledMarkdown['body'],
  references: readonly Reference[],
  resolve: ResolveReference,
): CompiledMarkdown['body'] {
  if (references.length === 0) return body;
  const resolved = references.map((reference, index): Linked => resolve(reference, index) ?? { url: reference.url });
  const images = resolved.map(({ image }) => image);
  if (body.kind === 'html') {
    return { ...body, html: wrapPictures(joinStyles(linkHtml(body.html, resolved), images), images) };
  }
  return { ...body, code: wrapPictures(joinStyles(linkCode(body.code, resolved), images), images, IN_STRING) };
}

/** HTML as it stands in a string of the code. */
const IN_STRING: HtmlForm = {
  write: (html) => JSON.stringify(html).slice(1, -1),
  read: (text) => String(JSON.parse(`"${text}"`)),
};

function linkHtml(html: string, resolved: readonly Linked[]): string {
  let out = '';
  let copied = 0;
  for (const match of html.matchAll(IN_HTML)) {
    const [whole, index, part = ''] = match;
    const space = html.lastIndexOf(' ', match.index);
    const name = html.slice(space + 1, match.index);
    const linked = resolved[Number(index)];
    if (!linked || space < copied || !NAME_BEFORE.test(name)) continue;
    out += html.slice(copied, space) + attributes(name, { part, index: Number(index) }, linked);
    copied = match.index + whole.length;
  }
  return out + html.slice(copied);
}

function linkCode(code: string, resolved: readonly Linked[]): string {
  return code.replace(IN_CODE, (whole: string, ...groups: string[]) => {
    const [name, index, part = '', prop, propIndex, propPart = '', comma = ''] = groups;
    const linked = resolved[Number(index ?? propIndex)];
    if (!linked) return whole;
    if (name !== undefined) return IN_STRING.write(attributes(name, { part, index: Number(index) }, linked));
    return properties(prop ?? '', propPart, { linked, comma });
  });
}

function attributes(name: string, { part, index }: { part: string; index: number }, linked: Linked): string {
  const value = valueOf(part, linked);
  if (value === undefined) return '';
  const newTab = part === '' && linked.newTab ? ' target="_blank" rel="noopener noreferrer"' : '';
  const ofImage = part === '' && linked.image ? imageAttributes(linked.image, index) : '';
  return ` ${name}="${escapeHtml(String(value))}"${newTab}${ofImage}`;
}

function properties(name: string, part: string, { linked, comma }: { linked: Linked; comma: string }): string {
  const value = valueOf(part, linked);
  if (value === undefined) return `${name}: undefined${comma}`;
  const newTab = part === '' && linked.newTab ? ', target: "_blank", rel: "noopener noreferrer"' : '';
  const ofImage = part === '' && linked.image ? imageProps(linked.image) : '';
  return `${name}: ${JSON.stringify(value)}${newTab}${ofImage}${comma}`;
}

function valueOf(part: string, linked: Linked): string | number | undefined {
  if (part === 'w') return linked.width;
  return part === 'h' ? linked.height : linked.url;
}
