/**
 * Builds the package: `src/` goes in, `dist/` comes out, file for file. Sources are compiled by the
 * TypeScript projects, styles and data are copied. Nothing in `dist/` lacks a source, so that a renamed module never
 * lives on under its old name. `dist/search-scripts/`, `dist/offline/` and `dist/runtime/` are bundled of what is compiled,
 * and `dist/ready-bundles/` are bundles of sites without code. `dist/theme/styles/infima.css` is
 * Infima without what ours overrides. `dist/theme-sources.br` holds the components as they were written, for
 * `dactyl swizzle`, and `dist/module-facts.br` names those that analysis need not read. `dist/THIRD-PARTY.txt` lists the packages that have become part of these files.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDevScripts } from './build-dev-scripts.mjs';
import { buildDialog } from './build-dialog.mjs';
import { buildImageScript } from './build-image-script.mjs';
import { buildOffline } from './build-offline.mjs';
import { buildOpenapiChecks } from './build-openapi-checks.mjs';
import { buildProgram } from './build-program.mjs';
import { buildReadyBundles } from './build-ready-bundles.mjs';
import { buildRouter } from './build-router.mjs';
import { buildRuntime } from './build-runtime.mjs';
import { CHECKERS, COMPILER_MEMORY } from './compiler-settings.mjs';
import { stripComments } from './strip-comments.mjs';
import { writeInfima } from './write-infima.mjs';
import { packThemeSources } from './pack-theme-sources.mjs';
import { writeModuleFacts } from './write-module-facts.mjs';
import { writeModuleTypes } from './write-module-types.mjs';
import { writePackageTypes } from './write-package-types.mjs';
import { writeThirdParty } from './write-third-party.mjs';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const srcDir = join(packageDir, 'src');
const distDir = join(packageDir, 'dist');

/** The compiler reads declarations written by hand but does not write them. */
const COPIED = /\.(?:css|json|svg|xsl|d\.ts)$/;
const COMPILED = /\.(?:d\.ts|js)$/;
/** Made by the other scripts of this folder. */
const MADE =
  /^(?:(?:search-scripts|offline|openapi-checks|runtime|image-script|program|package-types|ready-bundles)[\\/]|THIRD-PARTY\.txt$|theme-sources\.br$|module-facts\.br$|theme[\\/]styles[\\/]infima\.css$|site-types\.d\.ts$)/;

removeStaleFiles();
writePackageTypes(distDir);
const compiled = compile();
stripComments(distDir);
copyAssets();
writeInfima(distDir);
packThemeSources(srcDir, distDir);
await writeModuleTypes(distDir);
await writeModuleFacts(distDir);
await buildDialog();
await buildOffline();
await buildRuntime();
await buildDevScripts();
await buildImageScript();
const bundled = [...(await buildRouter()), ...(await buildProgram()), ...(await buildOpenapiChecks())];
writeThirdParty(distDir, bundled);
await buildReadyBundles();
// The exit code is ours to set, after copying: a type error in one folder leaves a usable `dist/`.
process.exitCode = compiled ? 0 : 1;

function compile() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const env = { ...COMPILER_MEMORY, ...process.env };
  return spawnSync(process.execPath, [tsc, '-b', packageDir, ...CHECKERS], { stdio: 'inherit', env }).status === 0;
}

function copyAssets() {
  for (const file of filesOf(srcDir)) {
    if (!COPIED.test(file)) continue;
    const target = join(distDir, relative(srcDir, file));
    if (existsSync(target) && statSync(target).mtimeMs >= statSync(file).mtimeMs) continue;
    cpSync(file, target, { preserveTimestamps: true });
  }
}

function removeStaleFiles() {
  if (!existsSync(distDir)) return;
  for (const file of filesOf(distDir)) {
    if (extname(file) !== '.tsbuildinfo' && !hasSource(relative(distDir, file))) rmSync(file);
  }
}

/** @param {string} output path inside `dist/` */
function hasSource(output) {
  if (MADE.test(output)) return true;
  if (COPIED.test(output) && existsSync(join(srcDir, output))) return true;
  if (!COMPILED.test(output)) return false;
  const stem = output.replace(COMPILED, '');
  return ['.ts', '.tsx'].some((extension) => existsSync(join(srcDir, stem + extension)));
}

/** @param {string} dir */
function filesOf(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
