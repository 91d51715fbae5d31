/**
 * Runs webpack loaders that turn text into text, with webpack's own loader-runner. Input: a file and loaders.
 * Output: code. Loaders that need the compiler cannot run; the error suggests an alternative.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runLoaders as run } from 'loader-runner';
import { SiteError } from '../base/site-error.js';
import type { Loader } from '../site/bundler-parts/types.js';

export interface LoadedFile {
  code: string;
  /** Files that the loaders have read, absolute. */
  read: readonly string[];
}

/** @param resource absolute file, with the query of the import */
export async function runLoaders(resource: string, loaders: readonly Loader[], siteDir: string): Promise<LoadedFile> {
  const file = resource.replace(/\?.*$/, '');
  const require = createRequire(path.join(siteDir, 'index.js'));
  const found = loaders.map(({ loader, options }) => ({ loader: findLoader(loader, require, file), options }));
  return new Promise((resolve, reject) => {
    run(
      { resource, loaders: found, context: loaderContext(siteDir), readResource: (name, done) => read(name, done) },
      (error, result) => {
        if (error) return reject(explain(error, loaders, file));
        const [text] = result.result ?? [];
        if (typeof text !== 'string' && !Buffer.isBuffer(text))
          return reject(explain(new Error('it gives no text'), loaders, file));
        resolve({ code: toModule(String(text)), read: result.fileDependencies });
      },
    );
  });
}

function read(file: string, done: (error: Error | null, text?: Buffer) => void): void {
  readFile(file).then((text) => done(null, text), done);
}

function findLoader(loader: string, require: NodeJS.Require, file: string): string {
  try {
    return require.resolve(loader);
  } catch (cause) {
    throw new SiteError(`The loader "${loader}" is not installed.`, {
      file,
      hint: `A plugin asks for it in "configureWebpack". Install it: npm install ${loader}`,
      cause,
    });
  }
}

/** The part of webpack's loader context that loaders of text need. */
function loaderContext(siteDir: string): object {
  const logger = () => {};
  return {
    version: 2,
    webpack: true,
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    target: 'web',
    rootContext: siteDir,
    sourceMap: false,
    minimize: false,
    emitWarning: logger,
    emitError: logger,
    getLogger: () => ({ log: logger, info: logger, warn: logger, error: logger, debug: logger }),
    getOptions(this: { query: unknown }) {
      const { query } = this;
      if (typeof query === 'object' && query !== null) return query;
      return Object.fromEntries(new URLSearchParams(String(query ?? '').replace(/^\?/, '')));
    },
    utils: {
      contextify: (context: string, request: string) => path.relative(context, request),
      absolutify: (context: string, request: string) => path.resolve(context, request),
    },
  };
}

/** Many loaders emit CommonJS, which the dev server does not understand. */
function toModule(code: string): string {
  const isCommonJs = /\bmodule\.exports\b|(?:^|[;\n])\s*exports\./.test(code) && !/^\s*(?:import|export)\b/m.test(code);
  if (!isCommonJs || /\brequire\s*\(/.test(code)) return code;
  const names = [
    ...new Set(
      [...code.matchAll(/\bmodule\.exports(?:\.([A-Za-z_$][\w$]*)|\[["']([A-Za-z_$][\w$]*)["']\])\s*=/g)].map(
        (match) => match[1] ?? match[2] ?? '',
      ),
    ),
  ];
  const exported = names.filter((name) => name !== '' && name !== 'default');
  return [
    'const module = { exports: {} }; let exports = module.exports;',
    code,
    'export default module.exports.__esModule ? module.exports.default : module.exports;',
    ...exported.map(
      (name, index) => `const named${index} = module.exports.${name}; export { named${index} as ${name} };`,
    ),
  ].join('\n');
}

function explain(error: unknown, loaders: readonly Loader[], file: string): SiteError {
  if (error instanceof SiteError) return error;
  const names = loaders.map(({ loader }) => loader).join(', ');
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new SiteError(`The loader ${names} cannot make a module of ${path.basename(file)}: ${reason}`, {
    file,
    hint: 'Only loaders that turn a text into a text run without webpack. A plugin can make data of such files (loadContent, createData).',
    cause: error,
  });
}
