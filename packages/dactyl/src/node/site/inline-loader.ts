/**
 * Imports that name webpack loaders: `!!raw-loader!./notes.txt`. We run no loaders here, but produce the result of
 * the most common ones.
 */
import { SiteError, type SiteErrorDetails } from '../base/site-error.js';

export interface LoaderImport {
  /** As written, without options; several are joined by `!`. */
  loader: string;
  /** The specifier after the loaders. */
  target: string;
  /** What the loader turns the file into; `undefined` for unsupported loaders. */
  form: 'raw' | 'url' | 'yaml' | undefined;
}

const FORMS: Record<string, LoaderImport['form']> = {
  'raw-loader': 'raw',
  'file-loader': 'url',
  'url-loader': 'url',
  'yaml-loader': 'yaml',
};

/** `undefined` for an ordinary import. */
export function parseLoaderImport(specifier: string): LoaderImport | undefined {
  const match = /^(?:-?!{1,2})?([^!]+(?:![^!]+)*)!([^!]+)$/.exec(specifier);
  const [, loaders, target] = match ?? [];
  if (loaders === undefined || target === undefined) return undefined;
  const loader = loaders.replaceAll(/\?[^!]*/g, '');
  return { loader, target, form: FORMS[loader] };
}

/** The same import with another target. */
export function withTarget({ loader }: LoaderImport, target: string): string {
  return `!!${loader}!${target}`;
}

/** Error for an import with a webpack loader that has no counterpart here. */
export function unknownLoader(specifier: string, loader: string, place: SiteErrorDetails): SiteError {
  return new SiteError(`The import "${specifier}" needs webpack's ${loader}, which Dactyl does not run.`, {
    ...place,
    hint: `Known are ${Object.keys(FORMS).join(', ')}. Other files can be made into data by a plugin (loadContent, createData).`,
  });
}
