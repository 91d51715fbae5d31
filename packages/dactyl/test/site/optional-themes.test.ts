/** Diagrams and live code on a site that has no theme for them. With one: `e2e/islands`; with a component: `overrides.test.ts`. */
import { expect, it } from 'vitest';
import { builtSite } from './built-fixture.js';
import { createSite } from './fixture.js';

it('are code blocks without the themes, and the build says why', async () => {
  const site = createSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Optional themes', url: 'https://optional.example', baseUrl: '/', markdown: { mermaid: true },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false }]],
    };`,
    'docs/index.md': '# Page\n\n```mermaid\nflowchart LR\n  a --> b\n```\n\n```jsx live\n<p>a</p>\n```\n',
  });
  const { output, log } = await builtSite(site);
  expect(log).toContain('"markdown.mermaid" is set, but no theme draws diagrams');
  const blocks = output.page('index.html').all('pre');
  expect(blocks.map(({ text }) => text.trim())).toEqual(['flowchart LR a --> b', '<p>a</p>']);
  expect(output.files().filter((file) => /hydrate/.test(file))).toEqual([]);
});
