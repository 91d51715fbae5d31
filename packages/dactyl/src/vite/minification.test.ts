import { afterEach, expect, it, vi } from 'vitest';
import { minification } from './minification.js';

afterEach(() => {
  vi.restoreAllMocks();
});

// First: native code is loaded once in a process, and then stays.
it('leaves style sheets as they are where native code does not run', () => {
  vi.spyOn(process, 'dlopen').mockImplementation(() => {
    throw new Error('loading addons is disabled');
  });
  expect(minification('production')).toEqual({ minify: true, cssMinify: false });
});

it('makes everything small in production, and nothing during development', () => {
  expect(minification('production')).toEqual({ minify: true, cssMinify: 'lightningcss' });
  expect(minification('development')).toEqual({ minify: false, cssMinify: false });
});
