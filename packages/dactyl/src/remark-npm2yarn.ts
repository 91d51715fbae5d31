/** Public entry `dactyl/remark-npm2yarn`: shows npm commands for other package managers too. Re-exports only. */
export { default } from './node/markdown/npm-to-yarn.js';
export type { Converter, NpmToYarnOptions } from './node/markdown/npm-to-yarn.js';
