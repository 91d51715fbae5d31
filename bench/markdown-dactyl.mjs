/** Dactyl's Markdown stage by itself, as an engine of the build runs it: text → HTML. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { renderToHtml } from './render-module.mjs';

const DIST = fileURLToPath(new URL('../packages/dactyl/dist/node/markdown/', import.meta.url));
const load = (/** @type {string} */ file) => import(pathToFileURL(join(DIST, file)).href);

/** What a plain English site hands over. */
const OPTIONS = {
  format: 'mdx',
  admonitionKeywords: ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'],
  admonitionTitles: {},
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  maintainCase: false,
  removeContentTitle: false,
  headingLinkLabel: 'Direct link to {heading}',
  codeBlockLabels: { copy: 'Copy', copied: 'Copied', copyAria: 'Copy code to clipboard', wordWrap: 'Toggle word wrap' },
  highlight: { defaultLanguage: undefined, additionalLanguages: ['bash'], magicComments: [] },
  replacedElements: [],
};

/** @returns {Promise<import('./markdown.mjs').Contender>} */
export async function createDactyl() {
  const { createProcessor } = await load('create-processor.js');
  const { linkContent } = await load('link-content.js');
  const processor = await createProcessor(OPTIONS);
  return {
    name: 'Dactyl',
    async toHtml({ file, source }) {
      const compiled = await processor.compile({ file, source });
      const body = linkContent(compiled.body, compiled.references, () => ({ url: '/docs/page' }));
      return body.kind === 'html' ? body.html : renderToHtml(body.code);
    },
  };
}
