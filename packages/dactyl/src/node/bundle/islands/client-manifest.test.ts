import { describe, expect, it } from 'vitest';
import { chunkNames, islandEntries } from './bundle-islands.js';
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

  it('starts from the files of components, whatever names them', () => {
    const components = [
      { module: '@theme/Tabs', file: '/site/src/theme/Tabs/index.js' },
      { module: '/site/src/Box.tsx', file: '/site/src/Box.tsx' },
    ].map((module) => ({ ...module, names: ['default'], interactive: true }));
    const modules = ['@theme/Tabs', '@site/src/Box', '@site/src/theme/Tabs', 'some-package'];
    expect([...islandEntries({ modules, components, siteDir: '/site' })]).toEqual([
      ['@theme/Tabs', '/site/src/theme/Tabs/index.js'],
      ['@site/src/Box', '/site/src/Box.tsx'],
      ['@site/src/theme/Tabs', '/site/src/theme/Tabs/index.js'],
      ['some-package', 'virtual:dactyl/island/some-package'],
    ]);
  });

  it('starts in front of CommonJS, of which a bundler would export the wrong thing as default', () => {
    const old = {
      module: 'lib/Old.js',
      file: '/site/lib/Old.js',
      isCommonJs: true,
      names: ['default'],
      interactive: true,
    };
    expect([...islandEntries({ modules: ['lib/Old.js'], components: [old], siteDir: '/site' })]).toEqual([
      ['lib/Old.js', 'virtual:dactyl/island/lib/Old.js'],
    ]);
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
