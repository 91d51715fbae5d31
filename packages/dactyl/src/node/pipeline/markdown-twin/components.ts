/** What our components make of Markdown, and what themes for math and diagrams make, → the Markdown that it came from. */
import { elementsOf, find, textOf, type ContentElement, type ContentNode } from './content-tree.js';
import { absoluteUrl, footnoteName, longestRun, mathSource, writeInline, type InlinePlace } from './inline.js';

export interface ComponentWriter {
  place: InlinePlace;
  writeBlocks: (nodes: readonly ContentNode[], place: InlinePlace) => string;
}

/** `undefined` for an element that is no component. */
export function writeComponent(element: ContentElement, writer: ComponentWriter): string | undefined {
  const { name, attributes, classes } = element;
  // A playground holds code, and a result that is there in browsers only.
  const isCode = classes.includes('theme-code-block') || classes.includes('theme-playground') || name === 'pre';
  if (isCode) return writeCode(element);
  const source = attributes['data-source'];
  if (source !== undefined && classes.includes('dactyl-drawing'))
    return fenced(source, attributes['data-language'] ?? '');
  if (classes.includes('theme-admonition')) return writeAdmonition(element, writer);
  if (classes.includes('katex-display')) return writeDisplayMath(element);
  if ('data-tabs' in attributes) return writeTabs(element, writer);
  if ('data-footnotes' in attributes) return writeFootnotes(element, writer);
  if (name === 'details') return writeDetails(element, writer);
  if (name === 'iframe' || name === 'video' || name === 'audio') return writeMedia(element, writer);
  return undefined;
}

function hasClass(name: string): (element: ContentElement) => boolean {
  return ({ classes }) => classes.includes(name);
}

function writeCode(element: ContentElement): string {
  const code = find(element, ({ name }) => name === 'code');
  const pre = element.name === 'pre' ? element : find(element, ({ name }) => name === 'pre');
  const title = find(element, hasClass('code-block-title'));
  const language = languageOf(element) ?? languageOf(code);
  const shown = textOf(code ?? pre ?? element);
  // The last line of an author's own `<pre>` has a break, of our blocks it has none.
  const text = element.name === 'pre' ? shown.replace(/\n$/, '') : shown;
  const info = [language ?? '', title ? `title="${textOf(title).trim()}"` : ''].join(' ').trim();
  return fenced(text, info);
}

function fenced(text: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${info.includes('`') ? '' : info}\n${text === '' ? '' : `${text}\n`}${fence}`;
}

function languageOf(element: ContentElement | undefined): string | undefined {
  const name = element?.classes.find((item) => item.startsWith('language-'))?.slice('language-'.length);
  return name === 'text' ? undefined : name;
}

function writeAdmonition(element: ContentElement, { place, writeBlocks }: ComponentWriter): string {
  const type = element.classes.find((name) => name.startsWith('theme-admonition-'))?.slice('theme-admonition-'.length);
  const heading = find(element, hasClass('admonition-heading'));
  const content = find(element, hasClass('admonition-content'));
  const title = heading ? writeInline(heading.children, { ...place, inLink: true }).trim() : '';
  const inside = content ? writeBlocks(content.children, place) : '';
  // Around others it has more colons than they have.
  const colons = ':'.repeat(Math.max(3, longestColons(inside) + 1));
  const label = title === '' || title.toLowerCase() === type ? '' : `[${title}]`;
  return `${colons}${type ?? 'note'}${label}\n\n${inside}\n\n${colons}`.replace(/\n{3,}/, '\n\n');
}

function longestColons(text: string): number {
  return Math.max(0, ...[...text.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, colons = '']) => colons.length));
}

/** One after the other, each below its label. */
function writeTabs(element: ContentElement, { place, writeBlocks }: ComponentWriter): string {
  const list = find(element, ({ attributes }) => attributes.role === 'tablist');
  const labels = new Map(
    (list ? elementsOf(list) : []).map((tab) => [
      tab.attributes['data-value'],
      writeInline(tab.children, place).trim(),
    ]),
  );
  return panelsOf(element)
    .map((panel) => {
      const label = labels.get(panel.attributes['data-value']) ?? '';
      return [label === '' ? '' : `**${label}**`, writeBlocks(panel.children, place)].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

/** Its own, not those of tabs inside of them. */
function panelsOf(element: ContentElement): ContentElement[] {
  return elementsOf(element).flatMap((child) => (child.attributes.role === 'tabpanel' ? [child] : panelsOf(child)));
}

function writeDetails(element: ContentElement, { place, writeBlocks }: ComponentWriter): string {
  const summary = elementsOf(element).find(({ name }) => name === 'summary');
  const inside = writeBlocks(
    element.children.filter((child) => child !== summary),
    place,
  );
  const label = summary ? writeInline(summary.children, { ...place, inCell: true }).trim() : '';
  return `<details>\n<summary>${label}</summary>\n\n${inside}\n\n</details>`.replace(/\n{3,}/, '\n\n');
}

function writeFootnotes(element: ContentElement, { place, writeBlocks }: ComponentWriter): string {
  const list = elementsOf(element).find(({ name }) => name === 'ol');
  return (list ? elementsOf(list) : [])
    .map((item) => {
      const text = writeBlocks(item.children, place).replaceAll(/\n(?=[^\n])/g, '\n    ');
      return `[^${footnoteName(item.attributes.id) ?? ''}]: ${text}`;
    })
    .join('\n\n');
}

function writeDisplayMath(element: ContentElement): string {
  const source = mathSource(element);
  return source === undefined ? textOf(element) : `$$\n${source}\n$$`;
}

/** A link to what cannot be shown. */
function writeMedia(element: ContentElement, { place }: ComponentWriter): string {
  const src = element.attributes.src ?? find(element, ({ attributes }) => attributes.src !== undefined)?.attributes.src;
  if (src === undefined) return '';
  const url = absoluteUrl(src, place.pageUrl);
  const title = element.attributes.title ?? element.attributes['aria-label'];
  return title ? `[${writeInline([title], { ...place, inLink: true })}](${url})` : `<${url}>`;
}
