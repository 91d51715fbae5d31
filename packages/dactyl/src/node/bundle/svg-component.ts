/**
 * Converts the text of an SVG file to the module of a React component.
 *
 *     <svg viewBox="0 0 8 8" stroke-width="2"><path d="…"/></svg>
 *     →  (props) => <svg viewBox="0 0 8 8" strokeWidth="2" {...props}><path d="…"/></svg>
 *
 * The content of the drawing stays an HTML string: React has nothing to do inside, and the component stays small.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { Plugin } from 'vite';
import { toPosixPath } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { withOwnNames } from '../images/svg-names.js';
import { PACKAGE_ROOT } from './package-root.js';

/**
 * Turns SVG files that scripts import into React components, as in the site format. Imports with `?url` and the like
 * are handled by Vite, and imports of style sheets do not reach this plugin.
 */
export function svgComponentPlugin(): Plugin {
  return {
    name: 'dactyl:svg-component',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg$/i },
      async handler(id) {
        return { code: svgComponent(await readFile(id, 'utf8'), id), moduleType: 'js' };
      },
    },
  };
}

/** What makes the drawing HTML that a page with Trusted Types takes. */
const USE_HTML = toPosixPath(path.join(PACKAGE_ROOT, 'react/use-html.js'));

interface Drawing {
  attributes: Record<string, unknown>;
  /** Markup between `<svg …>` and `</svg>`, without comments and without its title. */
  markup: string;
  title: string | undefined;
}

export function svgComponent(source: string, file: string): string {
  const { attributes, markup, title } = readDrawing(withOwnNames(source), file);
  // `title` and `titleId` are props of Docusaurus's SVG components.
  return `import { createElement } from 'react';
import { useHtml } from ${JSON.stringify(USE_HTML)};
const attributes = ${JSON.stringify(attributes)};
const markup = ${JSON.stringify(markup)};
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
export default function Svg({ title = ${JSON.stringify(title)}, titleId, ...props }) {
  const id = titleId ? ' id="' + escape(titleId) + '"' : '';
  const html = (title ? '<title' + id + '>' + escape(title) + '</title>' : '') + markup;
  const label = titleId ? { 'aria-labelledby': titleId } : undefined;
  return createElement('svg', { ...attributes, ...label, ...props, dangerouslySetInnerHTML: useHtml(html) });
}
`;
}

function readDrawing(source: string, file: string): Drawing {
  const drawing: Drawing = { attributes: {}, markup: '', title: undefined };
  let depth = 0;
  let start = -1;
  let end = -1;
  /** Ranges inside the drawing that are removed. */
  const dropped: Range[] = [];
  let titleStart = -1;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth === 1 && name === 'svg') {
          drawing.attributes = Object.fromEntries(Object.entries(attributes).map(toProp));
          start = parser.endIndex + 1;
        }
        if (depth === 2 && name === 'title' && drawing.title === undefined) {
          titleStart = parser.startIndex;
          drawing.title = '';
        }
      },
      ontext(text) {
        if (titleStart !== -1) drawing.title = `${drawing.title ?? ''}${text}`;
      },
      oncomment: () => void dropped.push([parser.startIndex, parser.endIndex + 1]),
      onclosetag() {
        if (depth === 2 && titleStart !== -1) {
          dropped.push([titleStart, parser.endIndex + 1]);
          titleStart = -1;
        }
        if (depth === 1 && end === -1) end = parser.startIndex;
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  if (start === -1) {
    throw new SiteError('This file holds no <svg> element, so it cannot be a component.', {
      file,
      hint: 'An SVG file that a script imports becomes a component; is this one complete?',
    });
  }
  drawing.markup = partOf(source, [start, Math.max(start, end)], dropped).trim();
  return drawing;
}

type Range = [start: number, end: number];

function partOf(source: string, [start, end]: Range, dropped: readonly Range[]): string {
  let text = '';
  let position = start;
  for (const [from, to] of dropped) {
    if (from < start || to > end) continue;
    text += source.slice(position, from);
    position = to;
  }
  return text + source.slice(position, end);
}

function toProp([name, value]: [string, string]): [string, unknown] {
  if (name === 'class') return ['className', value];
  if (name === 'style') return ['style', toStyle(value)];
  if (/^(?:data|aria)-/.test(name)) return [name, value];
  return [name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase()), value];
}

function toStyle(css: string): Record<string, string> {
  const declarations = css.split(';').map((declaration) => declaration.split(/:(.*)/s));
  return Object.fromEntries(
    declarations.flatMap(([name = '', value = '']) =>
      name.trim() === '' ? [] : [[styleName(name.trim()), value.trim()]],
    ),
  );
}

function styleName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
