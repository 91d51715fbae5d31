import { expect, it } from 'vitest';
import { minification } from './minification.js';

it('leaves style sheets as they are where native code does not run', () => {
  const load = () => {
    throw new Error('loading addons is disabled');
  };
  expect(minification('production', load)).toEqual({ minify: true, cssMinify: false });
});

it('makes everything small in production, and nothing during development', () => {
  expect(minification('production')).toEqual({ minify: true, cssMinify: 'lightningcss' });
  expect(minification('development')).toEqual({ minify: false, cssMinify: false });
});
