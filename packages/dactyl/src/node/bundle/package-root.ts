/** Path of the compiled package, and the names under which sites and pages import its files. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains `react/`, `theme/` and `features/`. */
export const PACKAGE_ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @example toPublicName('features/mermaid/theme/Diagram') // 'dactyl/themes/mermaid/Diagram' */
export function toPublicName(file: string): string {
  return `dactyl/${file.replace(/^features\/([^/]+)\/theme\//, 'themes/$1/')}`;
}

/** @example fromPublicName('dactyl/themes/mermaid/Diagram') // 'features/mermaid/theme/Diagram' */
export function fromPublicName(name: string): string {
  return name.slice('dactyl/'.length).replace(/^themes\/([^/]+)\//, 'features/$1/theme/');
}

/** A module in the form in which hooks of the bundler return it. */
export interface OwnModule {
  id: string;
  packageJsonPath: string;
}

/**
 * One of our files as a result of `resolveId`, including its package's format. The bundler imports CommonJS
 * differently where it does not know that a module is an ES module, and the order in which it asks importers
 * depends on the machine. Without the format, the same site could have other bytes in another folder.
 *
 * @param file below `dist/`
 */
export function ownModule(file: string): OwnModule {
  return { id: path.join(PACKAGE_ROOT, file), packageJsonPath: PACKAGE_JSON };
}

const PACKAGE_JSON = path.join(PACKAGE_ROOT, '../package.json');
