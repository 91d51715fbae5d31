/** What of an output is made small: the mode goes in, settings of a build of Vite come out. */
import { createRequire } from 'node:module';

const requireHere = createRequire(import.meta.url);

interface Minification {
  minify: boolean;
  cssMinify: boolean | 'lightningcss';
}

export function minification(mode: string): Minification {
  const minify = mode === 'production';
  return { minify, cssMinify: minify && hasLightningCss() && 'lightningcss' };
}

/**
 * Lightning CSS is native code, for which Vite has no replacement where such code does not run, as in a container in a
 * browser. Style sheets then stay as they were written.
 */
function hasLightningCss(): boolean {
  try {
    createRequire(requireHere.resolve('vite'))('lightningcss');
    return true;
  } catch {
    return false;
  }
}
