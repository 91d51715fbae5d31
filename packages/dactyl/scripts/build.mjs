/**
 * Builds the package: `src/` goes in, `dist/` comes out, file for file. Sources are compiled by the
 * TypeScript projects, styles and data are copied. Nothing in `dist/` lacks a source, so that a renamed
 * module never lives on under its old name.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const srcDir = join(packageDir, 'src');
const distDir = join(packageDir, 'dist');

/** The compiler reads declarations written by hand but does not write them. */
const COPIED = /\.(?:css|json|svg|xsl|d\.ts)$/;
const COMPILED = /\.(?:d\.ts|js)$/;

removeStaleFiles();
const compiled = compile();
copyAssets();
// The exit code is ours to set, after copying: a type error in one folder leaves a usable `dist/`.
process.exitCode = compiled ? 0 : 1;

function compile() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  return spawnSync(process.execPath, [tsc, '-b', packageDir], { stdio: 'inherit' }).status === 0;
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
