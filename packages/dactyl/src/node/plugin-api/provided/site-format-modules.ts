/**
 * `@docusaurus/utils`, `utils-common`, `utils-validation` and `mdx-loader` for sites in which they are not
 * installed, with the exports that plugins use most. Any other export is a function that throws when called, and
 * says what to install.
 */
import { createRequire } from 'node:module';
import { DEFAULT_EXCLUDE } from '../../content/source-files.js';
import { SiteError } from '../../base/site-error.js';
import { addLeadingSlash, addTrailingSlash, applyTrailingSlash, removeTrailingSlash } from '../../../shared/url.js';
import * as files from './files.js';
import * as paths from './paths.js';
import * as texts from './texts.js';

/** Functions by module name; each creates the module for a site, given a file of the site. */
export function createSiteFormatModules(): Record<string, (siteFile: string) => object> {
  const { parseUrlPath, parseLocalUrlPath, parseUrlOrPath, serializeUrlPath, ...otherPaths } = paths;
  const { findFiles, readOutputHtmlFile, ...otherFiles } = files;
  const { defaultParseFrontMatter, ...otherTexts } = texts;
  const utils = {
    ...otherPaths,
    ...otherFiles,
    ...otherTexts,
    parseURLPath: parseUrlPath,
    parseLocalURLPath: parseLocalUrlPath,
    parseURLOrPath: parseUrlOrPath,
    serializeURLPath: serializeUrlPath,
    DEFAULT_PARSE_FRONT_MATTER: defaultParseFrontMatter,
    Globby: findFiles,
    safeGlobby: findFiles,
    GlobExcludeDefault: DEFAULT_EXCLUDE,
    readOutputHTMLFile: readOutputHtmlFile,
    escapeRegexp: (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'),
    ...CONSTANTS,
  };
  const common = {
    addLeadingSlash,
    addTrailingSlash,
    removeTrailingSlash,
    applyTrailingSlash: (url: string, policy: Parameters<typeof applyTrailingSlash>[1]) =>
      applyTrailingSlash(url, { ...policy, baseUrl: addTrailingSlash(policy.baseUrl) }),
    addPrefix: (text: string, prefix: string) => (text.startsWith(prefix) ? text : prefix + text),
    addSuffix: (text: string, suffix: string) => (text.endsWith(suffix) ? text : text + suffix),
    removePrefix: (text: string, prefix: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : text),
    removeSuffix: (text: string, suffix: string) =>
      suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text,
    blogPostContainerID: '__blog-post-container',
  };
  return {
    '@docusaurus/utils': () => withErrors('@docusaurus/utils', utils),
    '@docusaurus/utils-common': () => withErrors('@docusaurus/utils-common', common),
    '@docusaurus/utils-validation': (siteFile) => withErrors('@docusaurus/utils-validation', validation(siteFile)),
    '@docusaurus/mdx-loader': () => withErrors('@docusaurus/mdx-loader', MDX_LOADER),
  };
}

/**
 * Rules for Markdown are read by `site/bundler-parts/` and have no effect there: every file is compiled like the
 * pages.
 */
const MDX_LOADER = {
  createMDXLoaderItem: mdxLoaderItem,
  createMDXLoaderRule: ({ include, options }: { include?: unknown; options?: unknown }) => ({
    test: /\.mdx?$/i,
    include,
    use: [mdxLoaderItem(options)],
  }),
};

function mdxLoaderItem(options: unknown): object {
  return { loader: '@docusaurus/mdx-loader', options };
}

const CONSTANTS = {
  DEFAULT_PLUGIN_ID: 'default',
  DEFAULT_BUILD_DIR_NAME: 'build',
  DEFAULT_CONFIG_FILE_NAME: 'docusaurus.config',
  DEFAULT_STATIC_DIR_NAME: 'static',
  DEFAULT_I18N_DIR_NAME: 'i18n',
  CODE_TRANSLATIONS_FILE_NAME: 'code.json',
  GENERATED_FILES_DIR_NAME: '.docusaurus',
  OUTPUT_STATIC_ASSETS_DIR_NAME: 'assets',
  SRC_DIR_NAME: 'src',
  THEME_PATH: 'src/theme',
  DEFAULT_PORT: 3000,
  WEBPACK_URL_LOADER_LIMIT: 10_000,
};

interface Schema {
  validate(value: unknown, options?: object): { value?: unknown; error?: Error };
}

/** Joi comes from the site, because few plugins that need it do not bring it along. */
function validation(siteFile: string): object {
  const check = (schema: Schema, value: unknown, options: object = {}) => {
    const { value: checked, error } = schema.validate(value ?? {}, options);
    if (error) throw error;
    return checked;
  };
  return {
    get Joi() {
      return loadJoi(siteFile);
    },
    get JoiFrontMatter() {
      return loadJoi(siteFile);
    },
    normalizePluginOptions: (schema: Schema, options: unknown) => check(schema, options, { convert: false }),
    normalizeThemeConfig: (schema: Schema, config: unknown) => check(schema, config, { allowUnknown: true }),
    validateFrontMatter: (frontMatter: unknown, schema: Schema) =>
      check(schema, frontMatter, { convert: true, allowUnknown: true, abortEarly: false }),
  };
}

function loadJoi(siteFile: string): unknown {
  const name = '@docusaurus/utils-validation';
  try {
    return createRequire(siteFile)('joi');
  } catch (error) {
    throw new SiteError(`A plugin asks for "Joi" of ${name}, which is not installed.`, {
      hint: `Install one of the two: npm install ${name}, or npm install joi`,
      cause: error,
    });
  }
}

/** Names that tools read from any module. */
const OF_TOOLS = new Set(['then', 'default', '__esModule', 'toJSON', 'constructor', 'prototype', '$$typeof']);

/**
 * A missing export becomes a function that throws. Reading the name alone must not throw, because `import { a, b }`
 * does that.
 */
function withErrors(module: string, exports: object): object {
  return new Proxy(exports, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || OF_TOOLS.has(name)) {
        return name === 'default' ? receiver : (Reflect.get(target, name, receiver) as unknown);
      }
      return () => {
        throw new SiteError(`A plugin calls "${name}" of ${module}, which Dactyl has no function of its own for.`, {
          hint: `Install the package, and Dactyl uses it: npm install ${module}`,
        });
      };
    },
  });
}
