/** Translates webpack's rules for files into the form in which these files are imported. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../../../shared/is-record.js';
import type { FileForm, FileRule, Loader } from './types.js';

export interface ReadRules {
  files: FileRule[];
  /** Options of Sass, if a rule sets them. */
  sass: Record<string, unknown>;
  /** Loaders without a counterpart, under the names people would search for. */
  unknown: string[];
}

/** Loaders whose work our bundler does anyway, or that it has no use for. */
const NOTHING_TO_DO = new Set([
  'babel-loader',
  'swc-loader',
  'builtin:swc-loader',
  'esbuild-loader',
  'ts-loader',
  'source-map-loader',
  'thread-loader',
  'cache-loader',
  'style-loader',
  'css-loader',
  'postcss-loader',
  'sass-loader',
  'less-loader',
  'stylus-loader',
  'lightningcss-loader',
  'builtin:lightningcss-loader',
  'resolve-url-loader',
  'mini-css-extract-plugin',
  '@svgr/webpack',
  '@docusaurus/mdx-loader',
  '@mdx-js/loader',
]);

const FORMS: Record<string, FileForm> = {
  'raw-loader': { kind: 'raw' },
  'file-loader': { kind: 'url' },
  'url-loader': { kind: 'url' },
  'yaml-loader': { kind: 'yaml' },
  'js-yaml-loader': { kind: 'yaml' },
  'null-loader': { kind: 'nothing' },
  'ignore-loader': { kind: 'nothing' },
};

const TYPES: Record<string, FileForm | 'code'> = {
  'asset/source': { kind: 'raw' },
  'asset/resource': { kind: 'url' },
  asset: { kind: 'url' },
  'asset/inline': { kind: 'inline' },
  'javascript/auto': 'code',
  'javascript/esm': 'code',
  'javascript/dynamic': 'code',
  css: 'code',
  'css/auto': 'code',
  'css/module': 'code',
};

export function readRules(rules: readonly unknown[]): ReadRules {
  const read: ReadRules = { files: [], sass: {}, unknown: [] };
  for (const rule of rules) readRule(rule, { read, conditions: [] });
  return read;
}

type Matches = FileRule['matches'];

/** A nested rule applies to files that match both its own and the outer conditions. */
function readRule(rule: unknown, { read, conditions }: { read: ReadRules; conditions: Matches[] }): void {
  if (!isRecord(rule)) return;
  const own = [...conditions, condition(rule)];
  if ('issuer' in rule || 'issuerLayer' in rule) {
    read.unknown.push(`module.rules for ${describeTest(rule)} with "issuer"`);
    return;
  }
  for (const inner of [rule['oneOf'], rule['rules']]) {
    if (!Array.isArray(inner)) continue;
    // Of several rules in `oneOf` the first one counts; in our list the last one does, hence the reversal.
    for (const one of inner.toReversed()) readRule(one, { read, conditions: own });
  }
  const found = formOf(rule, read);
  if (!found) return;
  read.files.push({
    matches: (file, query) => own.every((matches) => matches(file, query)),
    text: textOf(rule),
    form: found,
  });
}

function formOf(rule: Record<string, unknown>, read: ReadRules): FileForm | undefined {
  const loaders = loadersOf(rule);
  const sass = loaders.find(({ loader }) => loaderName(loader) === 'sass-loader');
  if (isRecord(sass?.options)) Object.assign(read.sass, sass.options);
  if (rule['type'] === 'json' && isRecord(rule['parser']) && typeof rule['parser']['parse'] === 'function') {
    const { parse } = rule['parser'];
    return { kind: 'data', parse: (text) => Reflect.apply(parse, undefined, [text]) as unknown };
  }
  const names = loaders.map(({ loader }) => loaderName(loader));
  const at = names.findIndex((name) => name in FORMS);
  if (at === 0) return FORMS[names[0] ?? ''];
  const rest = loaders.filter((_, index) => !NOTHING_TO_DO.has(names[index] ?? ''));
  if (rest.length > 0) {
    // Rules that include the MDX loader are ignored: Markdown is compiled in another way, and a loader after it
    // would change the content of pages.
    if (names.some((name) => name === '@docusaurus/mdx-loader' || name === '@mdx-js/loader')) {
      read.unknown.push(
        `module.rules for ${describeTest(rule)}: ${rest.map(({ loader }) => loaderName(loader)).join(', ')}`,
      );
      return undefined;
    }
    return { kind: 'loaders', loaders: rest };
  }
  const { type } = rule;
  if (typeof type !== 'string' || loaders.length > 0) return undefined;
  const form = TYPES[type];
  if (form === undefined) read.unknown.push(`module.rules for ${describeTest(rule)} of type "${type}"`);
  return form === 'code' ? undefined : form;
}

/** webpack runs the loaders of a rule from last to first. */
function loadersOf({ use, loader, loaders, options }: Record<string, unknown>): Loader[] {
  if (typeof loader === 'string') return [{ loader, options }];
  const list: unknown[] = [use ?? loaders ?? []].flat();
  return list.flatMap((entry): Loader[] => {
    if (typeof entry === 'string') return [{ loader: entry }];
    if (isRecord(entry) && typeof entry['loader'] === 'string')
      return [{ loader: entry['loader'], options: entry['options'] }];
    return [];
  });
}

/** `…/node_modules/raw-loader/dist/cjs.js`, `raw-loader?esModule=false` and `raw` are the same loader. */
export function loaderName(loader: string): string {
  const plain = loader.replace(/\?.*$/, '');
  if (!path.isAbsolute(plain)) return plain;
  if (path.normalize(plain) === PROVIDED_MDX_LOADER) return '@docusaurus/mdx-loader';
  const inPackage = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(plain)?.[1];
  return inPackage?.replaceAll('\\', '/') ?? plain;
}

/** The path that `require.resolve` returns for a package that we provide, see `plugin-api/provided/`. */
const PROVIDED_MDX_LOADER = fileURLToPath(new URL('../../plugin-api/provided/mdx-loader.js', import.meta.url));

function condition({ test, include, exclude, resource, resourceQuery }: Record<string, unknown>): Matches {
  return (file, query) =>
    [test, include, resource].every((one) => one === undefined || fits(one, file)) &&
    (exclude === undefined || !fits(exclude, file)) &&
    (resourceQuery === undefined || fits(resourceQuery, query));
}

/**
 * Evaluates a webpack condition: a pattern, the beginning of a path, a function, a list (any), or an object (all).
 */
function fits(one: unknown, text: string): boolean {
  if (one instanceof RegExp) return new RegExp(one.source, one.flags.replace(/[gy]/g, '')).test(text);
  if (typeof one === 'string') return text.startsWith(one);
  if (typeof one === 'function') return Boolean(Reflect.apply(one, undefined, [text]));
  if (Array.isArray(one)) return one.some((entry) => fits(entry, text));
  if (!isRecord(one)) return false;
  return (
    (one['and'] === undefined || (Array.isArray(one['and']) && one['and'].every((entry) => fits(entry, text)))) &&
    (one['or'] === undefined || fits(one['or'], text)) &&
    (one['not'] === undefined || !fits(one['not'], text))
  );
}

function textOf({ test, include, exclude, resource, resourceQuery }: Record<string, unknown>): string {
  return [test, include, exclude, resource, resourceQuery].map(String).join(' ');
}

function describeTest({ test, resourceQuery, include }: Record<string, unknown>): string {
  return String(test ?? resourceQuery ?? include ?? 'all files');
}
