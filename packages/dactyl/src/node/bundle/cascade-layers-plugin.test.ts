import { describe, expect, it } from 'vitest';
import path from 'node:path';
import { cascadeLayersPlugin, inLayers } from './cascade-layers-plugin.js';
import { PACKAGE_ROOT } from './package-root.js';

const order = /^@layer docusaurus\.infima, .*docusaurus\.theme-classic, .*;\n/;

describe('cascade layers', () => {
  it('hold what the sheet of the theme imports, Infima below the rest', () => {
    const css = inLayers("@import './infima.css';\n@import './tokens.css';\n");
    expect(css).toMatch(order);
    expect(css.replace(order, '')).toBe(
      "@import './infima.css' layer(docusaurus.infima);\n@import './tokens.css' layer(docusaurus.theme-classic);\n",
    );
  });

  it('hold sheets of single pages, each in that of its theme', () => {
    const facts = { [path.join(PACKAGE_ROOT, 'one')]: { cascadeLayer: 'docusaurus.theme-one' } };
    const { transform } = cascadeLayersPlugin(true, { facts });
    const { handler } = transform as { handler(code: string, id: string): { code: string } | undefined }; // as written
    const layerOf = (file: string) => {
      const css = handler('p {}', path.join(PACKAGE_ROOT, file))?.code ?? '';
      expect(css).toMatch(order);
      return /\n@layer ([\w.-]+) \{\np \{\}\n\}/.exec(css)?.[1];
    };
    expect(layerOf('one/styles.css')).toBe('docusaurus.theme-one');
    expect(layerOf('other/styles.css')).toBe('docusaurus.theme-classic');
    expect(handler('p {}', '/site/styles.css')).toBeUndefined();
  });
});
