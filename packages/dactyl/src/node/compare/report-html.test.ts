import { expect, it } from 'vitest';
import { parsePage, isElement, type TreeNode } from './page-tree.js';
import { reportHtml } from './report-html.js';

const EVIL = '<img src=x onerror="alert(1)">';

it('shows whatever a site says as text', () => {
  const weight = { bytes: 1000, script: 0, requests: 1 };
  const html = reportHtml({
    title: EVIL,
    versions: { docusaurus: EVIL, dactyl: '1' },
    counts: { pages: 1, redirects: 0, selectors: 0 },
    lost: [{ kind: 'links', what: EVIL, want: EVIL, have: EVIL, files: [EVIL, 'b'] }],
    added: [EVIL],
    ineffective: [EVIL],
    unread: [EVIL],
    build: { docusaurus: undefined, dactyl: undefined },
    output: { docusaurus: 1, dactyl: 1 },
    pages: [
      {
        path: EVIL,
        docusaurus: weight,
        dactyl: weight,
        byHtml: { docusaurus: weight, dactyl: weight },
        pictures: {
          docusaurus: [{ mode: 'dark', width: 390, screenshot: new Uint8Array([1]), answer: [] }],
          dactyl: [],
        },
      },
    ],
    weighedBy: 'browser',
    noBrowser: undefined,
    styledElements: 0,
  });
  const images = imagesIn(parsePage(html).children);
  expect(images).toEqual([{ alt: `${EVIL} in Docusaurus, dark, 390 px wide`, src: 'data:image/jpeg;base64,AQ==' }]);
  expect(html.split('&lt;img src=x onerror=').length - 1).toBeGreaterThan(8);
});

function imagesIn(nodes: readonly TreeNode[]): Record<string, string>[] {
  return nodes.flatMap((node) =>
    isElement(node) ? [...(node.name === 'img' ? [node.attribs] : []), ...imagesIn(node.children)] : [],
  );
}
