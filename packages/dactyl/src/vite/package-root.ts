/** Where the compiled package is: the folder that holds `runtime/`, `theme/` and this file's folder. */
import { fileURLToPath } from 'node:url';

export const PACKAGE_ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
