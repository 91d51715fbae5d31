import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { LOADED_PACKAGE } from '../../../../test/loaded-package.js';
import { DEFAULT_LAYERS, layersPlugin, type Layers } from './layers-plugin.js';

const ours = (file: string) => path.join(LOADED_PACKAGE, file);

async function layered(layers: Layers, sheets: Record<string, string>): Promise<string> {
  const roots = Object.entries(sheets).map(([from, css]) => postcss.parse(css, { from }));
  const root = postcss.root({ nodes: roots.flatMap(({ nodes }) => nodes) });
  const { css } = await postcss([layersPlugin(layers)]).process(root, { from: undefined });
  return css.replaceAll(/\s*([{};])\s*/g, '$1').replaceAll(/\s+/g, ' ');
}

it('puts rules into the first layer that takes their file, and leaves the others alone', async () => {
  const layers = { base: (file: string) => file.includes('/base/'), rest: (file: string) => !file.includes('/src/') };
  const css = await layered(layers, {
    '/site/base/a.css': '@charset "utf-8"; a { top: 0 } b { top: 0 }',
    '/site/other/b.css': 'i { top: 0 }',
    '/site/src/c.css': 'u { top: 0 }',
  });
  expect(css).toBe('@charset "utf-8";@layer base, rest;@layer base{a{top: 0}b{top: 0}}@layer rest{i{top: 0}}u{top: 0}');
  expect(await layered(layers, { '/site/src/c.css': 'u { top: 0 }' })).toBe('u{top: 0}');
});

it('knows sheets of this theme by the paths that the format has for them', async () => {
  const css = await layered(DEFAULT_LAYERS, {
    [ours('theme/styles/infima.css')]: 'a { top: 0 }',
    [ours('theme/styles/navbar.css')]: 'b { top: 0 }',
    [ours('features/mermaid/theme/styles.css')]: 'i { top: 0 }',
  });
  expect(css).toContain(
    '@layer docusaurus.infima{a{top: 0}}@layer docusaurus.theme-classic{b{top: 0}}@layer docusaurus.theme-mermaid{i{top: 0}}',
  );
});
