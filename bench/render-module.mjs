/**
 * Evaluates a page that is code and renders it with React, with components that do nothing but show their children.
 * React is loaded in the form for production: whoever imports this must set NODE_ENV before.
 */
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

/** @typedef {(props: Record<string, unknown>) => import('react').ReactNode} Component */

/** @type {Component} */
const Shown = ({ children }) => createElement('div', null, /** @type {import('react').ReactNode} */ (children));

/** What the pages import: tabs. */
export const IMPORTED = { default: Shown };

const AsyncFunction = /** @type {new (code: string) => (input: object) => Promise<{ default: Component }>} */ (
  (async () => {}).constructor
);

/**
 * @param {string} code body of an async function, as Dactyl writes it
 * @returns {Promise<string>}
 */
export async function renderToHtml(code) {
  /** @type {string[]} */
  const raw = [];
  const Raw = (/** @type {{ html: string }} */ { html }) => createElement('dactyl-raw', { n: raw.push(html) - 1 });
  const importModule = async () => IMPORTED;
  const page = await new AsyncFunction(code)({ ...runtime, Raw, importModule, components: {} });
  const markup = renderToStaticMarkup(createElement(page.default));
  return markup.replace(/<dactyl-raw n="(\d+)"><\/dactyl-raw>/g, (_, n) => raw[Number(n)] ?? '');
}
