/**
 * Implements webpack's imports of folders: one function provides all files that a name may refer to. Such a call
 * becomes the import of a module that represents the folder, so that the bundle is rebuilt when files are added or
 * removed.
 *
 *     require.context('./guides', true, /\.json$/)  →  $context0
 *     require(`../data/${name}.json`)               →  $context0('./' + `../data/${name}.json`.slice(8))
 *     import(`@site/data/${name}.json`)             →  the same, as a promise
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { child, children, findNode, lineCounter, memberName, nameOf, type SyntaxNode } from '../analysis/syntax.js';
import { toPosixPath } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { parseModule } from './islands/parse-module.js';

const QUERY = '?dactyl-context=';
/** Extensions that may be omitted: such files have a second key. */
const CODE = /\.(?:mjs|jsx?|tsx?|json)$/;

interface Context {
  /** webpack loaders before the folder, such as `!!raw-loader!`. */
  loaders: string;
  recursive: boolean;
  /** Source and flags of the pattern for keys. */
  matches: [string, string];
  /** Whether modules are loaded lazily, as promises. */
  isLazy: boolean;
}

export function requireContextPlugin(siteDir: string): Plugin {
  return {
    name: 'dactyl:require-context',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\.[cm]?[jt]sx?$/,
        code: /\brequire\s*\.\s*context\s*\(|\b(?:require|import)\s*\(\s*(?:`[^`$]*\$|["'][^"'\n]*["']\s*\+)/,
      },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '');
        const tree = parseModule(file, code);
        if (!tree) return undefined;
        const found = folderCalls(tree, { code, file, siteDir });
        const imports = found.map(
          ({ folder, context }, at) => `import $context${at} from ${JSON.stringify(requestOf(folder, context))};`,
        );
        const body = found.reduceRight(
          (text, { call, argument }, at) =>
            `${text.slice(0, call.start)}$context${at}${argument}${text.slice(call.end)}`,
          code,
        );
        // Kept on one line with the code, so that line numbers stay the same.
        return found.length > 0 ? { code: `${imports.join('')}${body}`, map: null } : undefined;
      },
    },
    resolveId: {
      filter: { id: /\?dactyl-context=/ },
      handler: (id) => id,
    },
    load: {
      filter: { id: /\?dactyl-context=/ },
      handler(id) {
        const at = id.indexOf(QUERY);
        const folder = id.slice(0, at);
        this.addWatchFile(folder);
        const context = JSON.parse(decodeURIComponent(id.slice(at + QUERY.length))) as Context; // `requestOf` wrote it
        return { code: contextModule(folder, context), moduleType: 'js' };
      },
    },
  };
}

interface CallPlace {
  code: string;
  file: string;
  siteDir: string;
}

interface FolderCall {
  call: SyntaxNode;
  folder: string;
  context: Context;
  /** Argument of the call, in parentheses. Empty where the code uses the function itself. */
  argument: string;
}

function folderCalls(tree: SyntaxNode, place: CallPlace): FolderCall[] {
  const calls: FolderCall[] = [];
  findNode(tree, (node) => {
    const found = contextCall(node, place) ?? nameCall(node, place);
    if (found) calls.push(found);
    return false;
  });
  return calls;
}

/** Reads a call of the form `require.context(…)`. */
function contextCall(call: SyntaxNode, { code, file, siteDir }: CallPlace): FolderCall | undefined {
  const callee = call.type === 'CallExpression' ? child(call, 'callee') : undefined;
  if (callee?.type !== 'MemberExpression' || memberName(callee) !== 'context') return undefined;
  if (nameOf(child(callee, 'object')) !== 'require') return undefined;
  const [where, recursive, pattern, mode] = children(call, 'arguments');
  const written = where?.type === 'Literal' ? nameOf(where) : undefined;
  const regex: unknown = pattern?.regex;
  const place = { file, line: lineCounter(code)(call.start) };
  if (written === undefined || (pattern && !isRegex(regex)))
    throw new SiteError('require.context() takes a folder as text, and a regular expression as it is written.', {
      ...place,
      hint: "Write it in the call itself: require.context('./guides', true, /\\.json$/)",
    });
  const [, loaders = '', name = ''] = /^(.*!)?(.*)$/s.exec(written) ?? [];
  const folder = folderOf(name, file, siteDir);
  if (!isFolder(folder))
    throw new SiteError(`require.context() names the folder "${name}", which does not exist.`, {
      ...place,
      hint: 'Correct the path, or create the folder. A relative path starts from the folder of this file, "@site/" from that of the site.',
    });
  const context: Context = {
    loaders,
    recursive: recursive?.value !== false,
    matches: isRegex(regex) ? [regex.pattern, regex.flags] : ['', ''],
    isLazy: String(mode?.value ?? 'sync').startsWith('lazy'),
  };
  return { call, folder, context, argument: '' };
}

/** Reads `require()` or `import()` of a name that only begins with literal text. */
function nameCall(call: SyntaxNode, { code, file, siteDir }: CallPlace): FolderCall | undefined {
  const isImport = call.type === 'ImportExpression';
  const isRequire = call.type === 'CallExpression' && nameOf(child(call, 'callee')) === 'require';
  const name = isImport ? child(call, 'source') : isRequire ? children(call, 'arguments')[0] : undefined;
  const ends = name && endsOf(name);
  const [, before = '', rest = ''] = /^((?:\.{1,2}|@site)\/(?:[^/]*\/)*)([^/]*)$/.exec(ends?.[0] ?? '') ?? [];
  const folder = folderOf(before, file, siteDir);
  if (!name || !before || !isFolder(folder)) return undefined;
  const pattern = `^\\./${escapeRegex(rest)}.*${escapeRegex(ends?.[1] ?? '')}$`;
  const context: Context = { loaders: '', recursive: true, matches: [pattern, ''], isLazy: isImport };
  return { call, folder, context, argument: `('./' + (${code.slice(name.start, name.end)}).slice(${before.length}))` };
}

/** The literal beginning and end of a text expression. */
function endsOf(text: SyntaxNode): [string, string] | undefined {
  if (text.type === 'TemplateLiteral') {
    const parts = children(text, 'quasis').map((quasi) => String(Reflect.get(Object(quasi.value), 'cooked')));
    return parts.length > 1 ? [parts[0] ?? '', parts.at(-1) ?? ''] : undefined;
  }
  if (text.type !== 'BinaryExpression' || text.operator !== '+') return undefined;
  const [left, right] = [child(text, 'left'), child(text, 'right')];
  const begin = left?.type === 'Literal' ? nameOf(left) : left && endsOf(left)?.[0];
  const end = right?.type === 'Literal' ? nameOf(right) : right && endsOf(right)?.[1];
  return begin === undefined ? undefined : [begin, end ?? ''];
}

function folderOf(name: string, file: string, siteDir: string): string {
  return name.startsWith('@site/')
    ? path.join(siteDir, name.slice('@site/'.length))
    : path.resolve(path.dirname(file), name);
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function requestOf(folder: string, context: Context): string {
  return toPosixPath(folder).replace(/\/$/, '') + QUERY + encodeURIComponent(JSON.stringify(context));
}

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

function contextModule(folder: string, { loaders, recursive, matches, isLazy }: Context): string {
  const pattern = new RegExp(matches[0], matches[1].replace(/[gy]/g, ''));
  const files = readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .toSorted();
  const keysOf = (file: string) => [...new Set([`./${file}`, `./${file.replace(CODE, '')}`])];
  const found = files.flatMap((file) => {
    const keys = keysOf(file).filter((key) => pattern.test(key));
    return keys.length > 0 ? [{ file, keys, request: JSON.stringify(`${loaders}${folder}/${file}`) }] : [];
  });
  // JSON modules are their content; for other modules the result is the namespace with all exports.
  const what = (file: string) => (!loaders && file.endsWith('.json') ? '' : '* as ');
  const imports = isLazy ? [] : found.map(({ file, request }, at) => `import ${what(file)}$${at} from ${request};`);
  const entries = found.flatMap(({ keys, request }, at) =>
    keys.map((key) => `  ${JSON.stringify(key)}: () => ${isLazy ? `import(${request})` : `$${at}`},`),
  );
  return `${imports.join('\n')}
const modules = {
${entries.join('\n')}
};
${isLazy ? 'async ' : ''}function context(key) {
  if (!Object.hasOwn(modules, key)) throw Object.assign(new Error("Cannot find module '" + key + "'"), { code: 'MODULE_NOT_FOUND' });
  return modules[key]();
}
export default Object.assign(context, { keys: () => Object.keys(modules), resolve: (key) => key, id: ${JSON.stringify(path.basename(folder))} });
`;
}
