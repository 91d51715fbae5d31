import { Prism } from 'prism-react-renderer';
import { expect, it } from 'vitest';
import { RENDERER_LANGUAGES } from './prism-scripts.js';

it('knows the languages that prism-react-renderer bundles', () => {
  // Functions such as `extend` are in the same object.
  const bundled = Object.entries(Prism.languages).filter(([, grammar]) => typeof grammar === 'object');
  expect(RENDERER_LANGUAGES).toEqual(bundled.map(([name]) => name));
});
