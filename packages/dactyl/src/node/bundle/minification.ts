/** Decides what is minified in a mode, as settings of a Vite build. */
import { createRequire } from 'node:module';

const requireHere = createRequire(import.meta.url);

interface Minification {
  minify: boolean;
  cssMinify: boolean | 'lightningcss';
}

/** @param load loads the native code; tests hand in one that fails */
export function minification(mode: string, load: () => unknown = loadLightningCss): Minification {
  const minify = mode === 'production';
  return { minify, cssMinify: minify && loads(load) && 'lightningcss' };
}

/**
 * Lightning CSS is native code, and Vite has no fallback where native code does not run, as in a container in a
 * browser. Style sheets are then not minified.
 */
function loadLightningCss(): unknown {
  return createRequire(requireHere.resolve('vite'))('lightningcss');
}

function loads(load: () => unknown): boolean {
  try {
    load();
    return true;
  } catch {
    return false;
  }
}
