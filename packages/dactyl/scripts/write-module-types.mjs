/**
 * Writes `dist/site-types.d.ts`: what `@docusaurus/…` and `@theme/…` are for TypeScript, of all the modules that the
 * compiled package has. They are declared by name, so that a site needs no paths for them in its `tsconfig.json`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @param {string} distDir */
export async function writeModuleTypes(distDir) {
  const { CLIENT_MODULES } = await importFrom(distDir, 'node/bundle/client-modules-table.js');
  const { SWIZZLE_ACTIONS } = await importFrom(distDir, 'shared/swizzle-actions.js');
  const modules = Object.entries(CLIENT_MODULES)
    .filter(isGenerated)
    .map(([specifier, file]) => clientModule(distDir, specifier, file));
  const components = Object.keys(SWIZZLE_ACTIONS).flatMap((name) => componentModules(distDir, name));
  const head = '/// <reference path="./site-format.d.ts" />\n';
  writeFileSync(join(distDir, 'site-types.d.ts'), [head, ...modules, ...components].join('\n'));
}

/**
 * The rest is written by hand, in `site-format.d.ts`, or is an entry of the package.
 *
 * @param {[string, string]} row
 */
function isGenerated([specifier]) {
  return specifier !== '@docusaurus/useDocusaurusContext' && !specifier.startsWith('dactyl/');
}

/**
 * @param {string} distDir
 * @param {string} specifier
 * @param {string} file
 */
function clientModule(distDir, specifier, file) {
  return declare(specifier, handOn(distDir, file));
}

/**
 * @param {string} distDir
 * @param {string} name
 */
function componentModules(distDir, name) {
  const themes = readdirSync(join(distDir, 'features')).map((feature) => `features/${feature}/theme`);
  // What an optional theme puts around a component takes more props.
  const folder = [...themes, 'theme'].find((layer) => existsSync(join(distDir, layer, `${name}.d.ts`)));
  if (folder === undefined) return [];
  const file = `${folder}/${name}.js`;
  const lines = handOn(distDir, file);
  const isComponent =
    /^[A-Z]/.test(name.split('/').at(-1) ?? '') && /export default function/.test(typesOf(distDir, file));
  if (isComponent && !/export (?:interface|type) Props\b/.test(typesOf(distDir, file))) {
    lines.push(
      `export type Props = import('@docusaurus/types').WrapperProps<typeof import('${address(file)}').default>;`,
    );
  }
  const base = existsSync(join(distDir, 'theme', `${name}.d.ts`)) ? `theme/${name}.js` : file;
  const original = ['*', '{ default }'].map((names) => `export ${names} from '@theme/${name}';`);
  return [
    declare(`@theme/${name}`, lines),
    declare(`@theme-original/${name}`, original),
    declare(`@theme-init/${name}`, handOn(distDir, base)),
  ];
}

/**
 * @param {string} distDir
 * @param {string} file
 */
function handOn(distDir, file) {
  const hasDefault = /export default |\bdefault\b[^;]*\} from|as default\b/.test(typesOf(distDir, file));
  return [`export * from '${address(file)}';`, ...(hasDefault ? [`export { default } from '${address(file)}';`] : [])];
}

/** @param {string} file */
function address(file) {
  return `dactyl/types/${file}`;
}

/**
 * @param {string} distDir
 * @param {string} file
 */
function typesOf(distDir, file) {
  return readFileSync(join(distDir, file.replace(/\.js$/, '.d.ts')), 'utf8');
}

/**
 * @param {string} specifier
 * @param {string[]} lines
 */
function declare(specifier, lines) {
  return `declare module '${specifier}' {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/**
 * @param {string} distDir
 * @param {string} file
 */
function importFrom(distDir, file) {
  return import(pathToFileURL(join(distDir, file)).href);
}
