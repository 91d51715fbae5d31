/**
 * The loader of modules in TypeScript or in both kinds of modules. It is required when one is to be loaded: an `import` of it
 * looks through 190 KB for exports at the start of each command.
 */
import type * as Loader from 'jiti';
import { createRequire } from 'node:module';

const requireLoader = createRequire(import.meta.url);

export function createJiti(...args: Parameters<typeof Loader.createJiti>): Loader.Jiti {
  // A required module has no types, hence the cast.
  return (requireLoader('jiti') as typeof Loader).createJiti(...args);
}
