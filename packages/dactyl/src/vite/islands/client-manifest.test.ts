import { describe, expect, it } from 'vitest';
import { chunkNames } from './bundle-islands.js';
import { clientUrls, reachableFiles, type ClientBundle } from './client-manifest.js';

const bundle: ClientBundle = {
  hydrate: 'hydrate.js',
  watch: 'watch.js',
  modules: { 'src/A.tsx': 'A.js' },
  files: {
    'hydrate.js': { imports: [], later: ['load.js'] },
    'load.js': { imports: ['hydrate.js'], later: [] },
    'A.js': { imports: ['hydrate.js', 'shared.js'], later: ['lazy.js'] },
    'shared.js': { imports: ['hydrate.js', 'deep.js'], later: [] },
    'deep.js': { imports: ['shared.js'], later: [] },
    'lazy.js': { imports: ['shared.js'], later: [] },
    'other.js': { imports: ['deep.js'], later: [] },
  },
  assets: [],
};

describe('a bundle of islands', () => {
  it('names what a module imports, without React and without what comes later', () => {
    const { modules, hydrate } = clientUrls(bundle, (file) => `/b/${file}`);
    expect(modules['src/A.tsx']).toEqual({ url: '/b/A.js', preload: ['/b/shared.js', '/b/deep.js'] });
    expect(hydrate).toBe('/b/hydrate.js');
  });

  it('knows all files that a page may come to load', () => {
    const reached = reachableFiles(['A.js'], bundle);
    expect([...reached].toSorted()).toEqual(['A.js', 'deep.js', 'hydrate.js', 'lazy.js', 'load.js', 'shared.js']);
  });

  it('gives files the names of their modules, each once', () => {
    const entries = [
      '/site/src/Box/index.tsx',
      '/site/src/pages/box.jsx',
      'virtual:dactyl/island/@theme/Box',
      '/s/hydrate.js',
    ];
    expect([...chunkNames(entries).values()]).toEqual(['Box', 'box', 'Box2', 'hydrate2']);
  });
});
