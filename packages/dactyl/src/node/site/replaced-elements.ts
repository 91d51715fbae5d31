/**
 * Finds the Markdown elements that a site, or a theme other than ours, renders itself. Pages with such an element
 * are evaluated with React; all others get our theme's markup directly. A missing element here would therefore make
 * the site's component silently ignored.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ThemeLayers } from './theme-layers.js';

/** The compiled package. */
const PACKAGE_ROOT = fileURLToPath(new URL('../..', import.meta.url));

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Replaceable theme component → the Markdown elements that it renders. */
const ELEMENTS_OF_COMPONENT: Record<string, string[]> = {
  'MDXComponents/A': ['a'],
  'MDXComponents/Img': ['img'],
  'MDXComponents/Code': ['code'],
  'MDXComponents/Pre': ['pre'],
  'MDXComponents/Ul': ['ul'],
  'MDXComponents/Li': ['li'],
  'MDXComponents/Details': ['details'],
  'MDXComponents/Heading': HEADINGS,
  Heading: HEADINGS,
  CodeBlock: ['code'],
  'Icon/Copy': ['code'],
  'Icon/Success': ['code'],
  'Icon/WordWrap': ['code'],
  Details: ['details'],
  Admonition: ['admonition'],
  Mermaid: ['mermaid'],
};

/** Markdown is compiled to what its components render. */
const CLASSIC_THEME = path.join(PACKAGE_ROOT, 'theme');

/** Elements that Markdown produces, and that a site's component map may therefore contain. */
const MARKDOWN_ELEMENTS = new Set(
  HEADINGS.concat(
    ['a', 'blockquote', 'br', 'code', 'del', 'em', 'hr', 'img', 'input', 'li', 'ol', 'p', 'pre', 'section', 'strong'],
    ['sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', 'details', 'summary', 'admonition', 'mermaid'],
  ),
);

/**
 * Folders of themes need not exist.
 *
 * @param options.mermaid `markdown.mermaid`: without it, a diagram is a code block.
 */
export function replacedElements(
  { site, themes, facts = {} }: ThemeLayers,
  { mermaid }: { mermaid: boolean },
): string[] {
  const elements = [site, ...themes]
    .flatMap((folder) => facts[folder]?.elements ?? elementsOfTheme(folder))
    .filter((element) => mermaid || element !== 'mermaid');
  return [...new Set(elements)].toSorted();
}

function elementsOfTheme(themeDir: string): string[] {
  if (path.resolve(themeDir) === CLASSIC_THEME || !existsSync(themeDir)) return [];
  return readdirSync(themeDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => elementsOf(file, themeDir));
}

function elementsOf(file: string, themeDir: string): string[] {
  const name = path
    .relative(themeDir, file)
    .split(path.sep)
    .join('/')
    .replace(/(\/index)?\.[jt]sx?$/, '');
  if (name === 'MDXComponents') return namedInMap(readFileSync(file, 'utf8'));
  // Replacing a part, such as `Admonition/Icon/Note`, changes the rendering of the whole.
  return ELEMENTS_OF_COMPONENT[name] ?? ELEMENTS_OF_COMPONENT[name.split('/')[0] ?? ''] ?? [];
}

/**
 * Keys of the `MDXComponents` map that are elements. A false positive costs time, a missing one would break pages.
 */
function namedInMap(source: string): string[] {
  const keys = source.matchAll(/(?<![\w.$-])([a-z]\w*)(?=['"]?\s*[:,}(])/g);
  return [...keys].map(([name]) => name).filter((name) => MARKDOWN_ELEMENTS.has(name));
}
