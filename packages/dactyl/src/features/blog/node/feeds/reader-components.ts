/**
 * Converts the markup of our Markdown components to plain elements with the same content, for readers without our
 * styles.
 */
import { around, elementsOf, find, hasClass, textOf, type PostElement, type PostNode } from './post-tree.js';

/** Writes the child nodes; with `isCode`, white space is significant. */
export type Write = (nodes: readonly PostNode[], isCode?: boolean) => string;

/** Returns `undefined` for an element that is not one of our components. */
export function writeComponent(element: PostElement, write: Write): string | undefined {
  const { attributes, classes } = element;
  if (attributes.role === 'tablist') return '';
  if (attributes.role === 'tabpanel') return writePanel(element, write);
  if (classes.includes('theme-playground')) return writePlayground(element, write);
  if (classes.includes('theme-code-block')) return writeCodeBlock(element, write);
  if (classes.includes('theme-admonition')) return writeAdmonition(element, write);
  if (classes.includes('dactyl-tooltip')) return writeTooltip(element, write);
  if (classes.includes('katex')) return writeFormula(element, write);
  return undefined;
}

/** Writes a word that says more of itself, and this behind it. */
function writeTooltip(tooltip: PostElement, write: Write): string {
  const word = find(tooltip, ({ name }) => name === 'button');
  const text = find(tooltip, hasClass('dactyl-tooltip__text'));
  return `${write(word?.children ?? [])} (${write(text?.children ?? [])})`;
}

/** Writes a panel of tabs below its label. */
function writePanel(panel: PostElement, write: Write): string {
  return `<p><strong>${labelOf(panel, write)}</strong></p>${write(panel.children)}`;
}

function labelOf(panel: PostElement, write: Write): string {
  const tabs = around(panel, hasClass('tabs-container'));
  const value = panel.attributes['data-value'];
  const tab = tabs && find(tabs, ({ attributes }) => attributes.role === 'tab' && attributes['data-value'] === value);
  return write(tab?.children ?? [panel.attributes['aria-label'] ?? '']);
}

/** Writes the code of a playground without its result, which exists only in browsers. */
function writePlayground(playground: PostElement, write: Write): string {
  const code = find(playground, hasClass('theme-code-block'));
  return code ? writeCodeBlock(code, write) : '';
}

/** Writes a code block. The source of a diagram is one too, although without `<pre>`. */
function writeCodeBlock(block: PostElement, write: Write): string {
  const title = find(block, hasClass('code-block-title'));
  const code = find(block, ({ name }) => name === 'code') ?? find(block, ({ name }) => name === 'pre');
  if (!code) return write(block.children);
  const language = [...code.classes, ...block.classes].find((name) => name.startsWith('language-'));
  const start = language ? `<code class="${write([language])}">` : '<code>';
  const text = write(code.children, true).replace(/\n$/, '');
  return `${title ? `<p><strong>${write(title.children)}</strong></p>` : ''}<pre>${start}${text}</code></pre>`;
}

function writeAdmonition(admonition: PostElement, write: Write): string {
  const heading = find(admonition, hasClass('admonition-heading'));
  const icon = heading && find(heading, hasClass('admonition-icon'));
  const content = find(admonition, hasClass('admonition-content'));
  if (!content) return `<blockquote>${write(admonition.children)}</blockquote>`;
  const title = heading ? write(heading.children.filter((child) => child !== icon)).trim() : '';
  return `<blockquote>${title === '' ? '' : `<p><strong>${title}</strong></p>`}${write(content.children)}</blockquote>`;
}

/**
 * KaTeX writes a formula twice: as styled HTML and as MathML, which needs no styles and is kept. The MathML contains the
 * formula's source, which is removed: readers that strip MathML elements would show it as text.
 */
function writeFormula(formula: PostElement, write: Write): string | undefined {
  const math = find(formula, ({ name }) => name === 'math');
  if (!math) return undefined;
  const semantics = elementsOf(math).find(({ name }) => name === 'semantics') ?? math;
  const source = elementsOf(semantics).find(({ name }) => name === 'annotation');
  const attributes = { ...math.attributes, ...(source && { alttext: textOf(source).trim() }) };
  const children = semantics.children.filter((child) => child !== source);
  return write([{ ...math, attributes, children }]);
}
