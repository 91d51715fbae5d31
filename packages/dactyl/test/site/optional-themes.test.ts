/** Diagrams and live code on sites that have half of what they need. With all of it: `e2e/islands`. */
import { describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

const PAGE = '# Page\n\n```mermaid\nflowchart LR\n  a --> b\n```\n\n```jsx live\n<p>a</p>\n```\n';

function siteWith(config: string, files: Record<string, string> = {}): Fixture {
  return createSite({
    'package.json': '{ "name": "optional-themes", "private": true, "type": "module" }',
    'docusaurus.config.js': `export default {
      title: 'Optional themes', url: 'https://optional.example', baseUrl: '/', trailingSlash: false, ${config}
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false }]],
    };`,
    'docs/index.md': PAGE,
    ...files,
  });
}

function codeBlocks(output: Output): string[] {
  return output
    .page('index.html')
    .all('pre')
    .map(({ text }) => text.trim());
}

const islands = (output: Output) => output.files().filter((file) => /hydrate/.test(file));

describe('diagrams and live code', () => {
  it('are code blocks without the themes, and the build says why', async () => {
    const site = siteWith('markdown: { mermaid: true },');
    const { output: printed } = await site.build();
    expect(printed).toContain('"markdown.mermaid" is set, but no theme draws diagrams');
    const output = openOutput(site.file('build'));
    expect(codeBlocks(output)).toEqual(['flowchart LR a --> b', '<p>a</p>']);
    expect(islands(output)).toEqual([]);
  });

  it('are code blocks without markdown.mermaid, and the build says why', async () => {
    const site = siteWith(`themes: ['mermaid'],`);
    const { output: printed } = await site.build();
    expect(printed).toContain('names the theme for diagrams, but "markdown.mermaid" is not set');
    const output = openOutput(site.file('build'));
    expect(codeBlocks(output)).toHaveLength(2);
    expect(islands(output)).toEqual([]);
  });

  it('may be drawn by a component of the site alone', async () => {
    const site = siteWith('markdown: { mermaid: true },', {
      'src/theme/Mermaid.js': 'export default ({ value }) => <figure>{value.length} characters</figure>;\n',
    });
    const { output: printed } = await site.build();
    expect(printed).not.toContain('markdown.mermaid');
    const output = openOutput(site.file('build'));
    expect(output.page('index.html').one('figure').text).toBe('22 characters');
    expect(codeBlocks(output)).toEqual(['<p>a</p>']);
  });
});
