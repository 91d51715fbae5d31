/**
 * What the format's own tools do with a page: `@mdx-js/mdx` with plugins for GFM, directives, front matter, heading ids,
 * links and tables, evaluated and rendered with React; code is highlighted with the Prism of prism-react-renderer. The
 * plugins are shorter than real ones, and code that comes again is not highlighted again, as in Dactyl.
 */
import { evaluate } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import { Prism } from 'prism-react-renderer';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';

import { IMPORTED } from './render-module.mjs';

/**
 * The fields that are used of nodes of both trees.
 *
 * @typedef {{
 *   type: string, name?: string, value?: string, tagName?: string, children?: Node[],
 *   properties?: Record<string, unknown>, data?: Record<string, unknown>,
 * }} Node
 */

/** @returns {Promise<import('./markdown.mjs').Contender>} */
export async function createMdxJs() {
  const components = { pre: createPre() };
  return {
    name: '@mdx-js/mdx and Prism',
    async toHtml({ file, source }) {
      const page = await evaluate(
        // Of the front matter nothing is used here but its end.
        { path: file, value: source.replace(/^---\n[^]*?\n---\n/, '') },
        {
          ...runtime,
          baseUrl: new URL('data:text/javascript,'),
          remarkPlugins: [remarkDirective, admonitions, remarkGfm, dropImports],
          rehypePlugins: [headingIds, tablesAndLinks],
        },
      );
      const tabs = { Tabs: IMPORTED.default, TabItem: IMPORTED.default };
      return renderToStaticMarkup(createElement(page.default, { components: { ...components, ...tabs } }));
    },
  };
}

/** The components of tabs are passed in instead. */
function dropImports() {
  return (/** @type {Node} */ tree) => {
    tree.children = tree.children?.filter(({ type }) => type !== 'mdxjsEsm');
  };
}

function admonitions() {
  return (/** @type {Node} */ tree) =>
    visit(tree, (node) => {
      if (node.type !== 'containerDirective') return;
      node.data = { hName: 'div', hProperties: { className: ['theme-admonition', `theme-admonition-${node.name}`] } };
      const heading = { hName: 'div', hProperties: { className: ['admonition-heading'] } };
      const title = { type: 'text', value: node.name ?? '' };
      node.children = [{ type: 'paragraph', data: heading, children: [title] }, ...(node.children ?? [])];
    });
}

function headingIds() {
  return (/** @type {Node} */ tree) => {
    const slugger = new GithubSlugger();
    visit(tree, (node) => {
      if (!/^h[2-6]$/.test(node.tagName ?? '')) return;
      const text = textOf(node);
      const id = slugger.slug(text);
      node.properties = { ...node.properties, id, className: ['anchor'] };
      const properties = { href: `#${id}`, className: ['hash-link'], title: `Direct link to ${text}` };
      node.children?.push({ type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: '\u200B' }] });
    });
  };
}

function tablesAndLinks() {
  return (/** @type {Node} */ tree) =>
    visit(tree, (node) => {
      if (node.tagName === 'a' && /\.mdx?$/.test(String(node.properties?.href)))
        node.properties = { ...node.properties, href: '/docs/page' };
      node.children = node.children?.map((child) =>
        child.tagName === 'table' && node.tagName !== 'div'
          ? { type: 'element', tagName: 'div', properties: { className: ['table-wrapper'] }, children: [child] }
          : child,
      );
    });
}

/**
 * @param {Node} node
 * @param {(node: Node) => void} look
 */
function visit(node, look) {
  look(node);
  for (const child of node.children ?? []) visit(child, look);
}

/**
 * @param {Node} node
 * @returns {string}
 */
function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The component for code blocks. */
function createPre() {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (/** @type {{ children: { props: { className?: string, children: string } } }} */ { children }) => {
    const { className = '', children: code } = children.props;
    const key = `${className}\n${code}`;
    const html = known.get(key) ?? highlight(code, className.replace('language-', ''));
    known.set(key, html);
    return createElement('pre', { className, dangerouslySetInnerHTML: { __html: html } });
  };
}

/**
 * @param {string} code
 * @param {string} language
 */
function highlight(code, language) {
  const grammar = Prism.languages[language];
  return grammar ? tokensHtml(Prism.tokenize(code, grammar)) : escapeHtml(code);
}

/**
 * @param {string | import('prismjs').Token | (string | import('prismjs').Token)[]} tokens
 * @returns {string}
 */
function tokensHtml(tokens) {
  if (typeof tokens === 'string') return escapeHtml(tokens);
  if (Array.isArray(tokens)) return tokens.map(tokensHtml).join('');
  return `<span class="token ${tokens.type}">${tokensHtml(/** @type {string} */ (tokens.content))}</span>`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
