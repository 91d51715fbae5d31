/** Where the compiled package is, and the names that sites and pages have for its files. */
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
