import { describe, expect, it } from 'vitest';
import { inLayers } from './cascade-layers-plugin.js';

const order = /^@layer docusaurus\.infima, .*docusaurus\.theme-classic, .*;\n/;

describe('cascade layers', () => {
  it('hold what the sheet of the theme imports, Infima below the rest', () => {
    const css = inLayers("@import './infima.css';\n@import './tokens.css';\n", ['theme', 'styles', 'index.css']);
    expect(css).toMatch(order);
    expect(css.replace(order, '')).toBe(
      "@import './infima.css' layer(docusaurus.infima);\n@import './tokens.css' layer(docusaurus.theme-classic);\n",
    );
  });

  it('hold sheets of single pages, each in that of its theme', () => {
    const layerOf = (theme: string) =>
      /\n@layer ([\w.-]+) \{\np \{\}\n\}/.exec(inLayers('p {}', ['features', theme]))?.[1];
    expect(['mermaid', 'search', 'debug', 'live-codeblock', 'ideal-image'].map(layerOf)).toEqual([
      'docusaurus.theme-mermaid',
      'docusaurus.theme-search-algolia',
      'docusaurus.plugin-debug',
      'docusaurus.theme-live-codeblock',
      'docusaurus.theme-classic',
    ]);
    expect(inLayers('p {}', ['features', 'mermaid', 'theme', 'styles.css'])).toMatch(order);
  });
});
