/** Converts what the bundler reports to errors that a person can fix, with file, line and column. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hintForPackage } from '../base/package-hint.js';
import { SiteError, SiteErrors, sortByPlace, type SiteErrorDetails } from '../base/site-error.js';
import type { VitePostCss } from './post-css.js';
import { toPostCssError, withoutRepeated } from './post-css-error.js';

/** The fields of a bundler error that are used here. */
interface Reported {
  code?: string;
  message: string;
  /** The module that was being processed. */
  id?: string;
  /** What was imported. */
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
}

/** The error to throw instead of `error`; it is returned unchanged when it does not come from the site's code. */
export function toBundleErrors(error: unknown, siteDir: string, postCss?: Pick<VitePostCss, 'askedBy'>): unknown {
  const reported: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined;
  if (!Array.isArray(reported)) return error;
  const errors = reported.map((item: unknown) => toSiteError(item, siteDir, postCss));
  const all = errors.filter((item) => item !== undefined);
  const mendable = withoutRepeated(all);
  if (all.length < errors.length || mendable.length === 0) return error;
  return mendable.length === 1 ? mendable[0] : new SiteErrors(sortByPlace(mendable));
}

function toSiteError(
  item: unknown,
  siteDir: string,
  postCss: Pick<VitePostCss, 'askedBy'> | undefined,
): SiteError | undefined {
  if (item instanceof SiteError) return item;
  if (!isReported(item)) return undefined;
  const text = stripVTControlCharacters(item.message);
  const unresolved = /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(text);
  if (unresolved) return missingModule(unresolved[1] ?? '', unresolved[2] ?? '');
  const preprocessor = /\[plugin [^\]]*\] (.+)\n.*Preprocessor dependency "([\w-]+)" not found/.exec(text);
  if (preprocessor) return missingPreprocessor(preprocessor[1] ?? '', preprocessor[2] ?? '');
  if (/\[sass\] sass\.\w+ is not a function/.test(text)) return formerSass(item.id);
  const styles = toPostCssError({ ...item, message: text }, postCss?.askedBy ?? []);
  if (styles) return styles;
  const named = /Could not resolve '([^']+)' in \S*virtual:dactyl\//.exec(text);
  if (named) return missingFile(named[1] ?? '');
  const first = (text.split('\n')[0] ?? '').replace(/^\[[^\]]+\]\s*/, '');
  const message = first.replace(/(?:\\0|\0)virtual:dactyl\/markdown\/(.+?)\.js(?=")/, (_, file: string) =>
    path.relative(siteDir, file),
  );
  const place = placeOf(item, text, siteDir);
  return place && new SiteError(withPoint(message), { ...place, ...hintFor(item) });
}

function isReported(item: unknown): item is Reported {
  return typeof item === 'object' && item !== null && 'message' in item && typeof item.message === 'string';
}

/** An error of a plugin names its file only in the code frame: `╭─[ src/pages/index.tsx:3:1 ]`. */
function placeOf({ loc }: Reported, text: string, siteDir: string): SiteErrorDetails | undefined {
  if (loc?.file) return { file: loc.file, line: loc.line, column: loc.column + 1 };
  const [, name, line, column] = /\[ (.+?):(\d+):(\d+) \]/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const file = [siteDir, process.cwd()]
    .map((dir) => path.resolve(dir, name))
    .find((candidate) => existsSync(candidate));
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}

function hintFor({ code, exporter = '' }: Reported): { hint?: string } {
  return code === 'UNRESOLVED_IMPORT' ? { hint: hintForImport(exporter) } : {};
}

/** Vite words a missing package differently. An import in Markdown has no importer that users would recognise. */
function missingModule(name: string, importer: string): SiteError {
  const file = existsSync(importer) ? { file: importer } : {};
  return new SiteError(`The import "${name}" names no file and no package.`, { ...file, hint: hintForImport(name) });
}

/** The style sheet needs a preprocessor. Of the two possible packages, Vite asks for the faster one first. */
function missingPreprocessor(file: string, name: string): SiteError {
  const wanted = name === 'sass-embedded' ? 'sass' : name;
  return new SiteError(`To read ${path.basename(file)}, the package "${wanted}" is needed.`, {
    file,
    hint: `Install it: npm install --save-dev ${wanted}`,
  });
}

/** The installed Sass lacks an API that exists since January 2024. */
function formerSass(file: string | undefined): SiteError {
  return new SiteError(`The installed package "sass" is too old to read ${path.basename(file ?? 'style sheets')}.`, {
    file,
    hint: 'Release 1.70 or newer is needed: npm install --save-dev sass@latest',
  });
}

function hintForImport(name: string): string {
  if (/^[./]|^@site\//.test(name)) return 'Correct the path, or create the file.';
  return hintForPackage(name);
}

/** No module imports this file: an option, such as the theme's `customCss`, or a plugin names it. */
function missingFile(file: string): SiteError {
  const name = path.basename(file);
  return new SiteError(`The file ${file} does not exist.`, {
    hint: `The configuration or a plugin names it: look for "${name}". A relative path there starts from the site's folder, one made by path.resolve() from the folder where the command runs.`,
  });
}

function withPoint(sentence: string): string {
  return /[.!?`]$/.test(sentence) ? sentence : `${sentence}.`;
}
