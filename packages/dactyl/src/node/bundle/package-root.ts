/** Where the compiled package is, and the names that sites and pages have for its files. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds `react/`, `theme/`, `features/`. */
export const PACKAGE_ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @example toPublicName('features/mermaid/theme/Diagram') // 'dactyl/themes/mermaid/Diagram' */
export function toPublicName(file: string): string {
  return `dactyl/${file.replace(/^features\/([^/]+)\/theme\//, 'themes/$1/')}`;
}

/** @example fromPublicName('dactyl/themes/mermaid/Diagram') // 'features/mermaid/theme/Diagram' */
export function fromPublicName(name: string): string {
  return name.slice('dactyl/'.length).replace(/^themes\/([^/]+)\//, 'features/$1/theme/');
}

/** A module as hooks of the bundler return it. */
export interface OwnModule {
  id: string;
  packageJsonPath: string;
}

/**
 * A file of ours as what `resolveId` returns. With its package: the bundler imports CommonJS in another way where it does not
 * know that a module is an ES module, and which of the importers of a module it asks first depends on the machine. So
 * without it, the same site would not have the same bytes in another folder.
 *
 * @param file - Below `dist/`.
 */
export function ownModule(file: string): OwnModule {
  return { id: path.join(PACKAGE_ROOT, file), packageJsonPath: PACKAGE_JSON };
}

const PACKAGE_JSON = path.join(PACKAGE_ROOT, '../package.json');
