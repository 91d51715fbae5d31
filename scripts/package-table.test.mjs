import { expect, it } from 'vitest';
import { rowsOf } from './package-table.mjs';

it('counts each installed package once, with the first dependency that brings it', () => {
  const rows = rowsOf({
    '': { dependencies: { dactyl: '1', react: '19' } },
    'node_modules/dactyl': { dependencies: { bundler: '1', colours: '1' }, peerDependencies: { unused: '1' } },
    'node_modules/bundler': {
      dependencies: { colours: '1', engine: '1' },
      optionalDependencies: { 'engine-mac': '1' },
    },
    'node_modules/bundler/node_modules/engine': { dependencies: { bundler: '1' } },
    'node_modules/colours': {},
    'node_modules/engine': {},
    'node_modules/react': { dependencies: { engine: '1' } },
  });
  expect(rows).toEqual([
    { name: 'dactyl', packages: ['node_modules/dactyl'] },
    {
      name: 'bundler',
      packages: ['node_modules/bundler', 'node_modules/colours', 'node_modules/bundler/node_modules/engine'],
    },
    { name: 'react', packages: ['node_modules/react', 'node_modules/engine'] },
  ]);
});
