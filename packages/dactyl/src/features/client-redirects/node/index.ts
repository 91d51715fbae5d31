/**
 * Redirects as HTML files, for hosts that only serve files. Input: options and the pages of a locale. Output: a file for each
 * old path and, optionally, rules for a host. They are not pages, so neither the sitemap nor the search contains them. The
 * dev server redirects these paths itself.
 */
import { resolve } from 'node:path';
import { siteRelative } from '../../../node/content/edit-url.js';
import { frontMatterPlace } from '../../../node/content/front-matter-lines.js';
import { optionPlace } from '../../../node/config/option-place.js';
import type { SiteConfig } from '../../../node/config/types.js';
import { SiteError, throwAll } from '../../../node/base/site-error.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { collectRedirects, redirectKey, type RedirectFault } from './collect-redirects.js';
import { type RedirectsOptions, redirectsOptionsSchema } from './options.js';
import { frontMatterRedirects } from './front-matter-redirects.js';
import { addToRedirectFile, readRedirectFile } from './redirect-file.js';
import type { Redirect } from './types.js';
import { followWildcards, isStatic } from './wildcards.js';
import { writeHostFiles, writeRedirects } from './write-redirects.js';

const PLUGIN_NAME = 'docusaurus-plugin-client-redirects';
const DOCS = '/docs/api/plugins/@docusaurus/plugin-client-redirects';

function clientRedirects(context: PluginContext, pluginOptions: PluginOptions): Plugin | null {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as RedirectsOptions;
  const { siteConfig, baseUrl } = context;
  // With the hash router, the server only sees the base URL.
  if (siteConfig.future.experimental_router === 'hash') return null;
  const file = options.file === undefined ? undefined : resolve(context.siteDir, options.file);
  let ofPages: readonly Redirect[] = [];
  const collect = (routesPaths: readonly string[]) => {
    const paths = pagePaths(routesPaths, baseUrl);
    const { url, trailingSlash } = siteConfig;
    const { redirects, wildcards, expanded, errors, duplicates } = collectRedirects({
      options: withFile(options, file),
      ofPages,
      paths,
      url,
      baseUrl,
      trailingSlash,
    });
    const based = (list: readonly Redirect[]) => list.map((redirect) => withBaseUrl(redirect, baseUrl));
    return {
      paths,
      errors,
      duplicates,
      redirects: based(redirects),
      wildcards: based(wildcards),
      expanded: based(expanded),
    };
  };
  return {
    name: PLUGIN_NAME,
    allContentLoaded({ allContent }) {
      // Of several instances, one writes them.
      if (pluginOptions.id === 'default')
        ofPages = frontMatterRedirects(allContent, { siteDir: context.siteDir, baseUrl });
    },
    async postBuild({ outDir, routesPaths }) {
      const { paths, redirects, wildcards, expanded, errors, duplicates } = collect(routesPaths);
      const toError = (fault: RedirectFault) => siteError(fault, context.siteConfigPath);
      throwAll(errors.map(toError));
      reportDuplicates(duplicates.map(toError), siteConfig.onDuplicateRoutes, context);
      const { htmlLang = 'en' } = context.i18n.localeConfigs[context.i18n.currentLocale] ?? {};
      const files = [...redirects, ...expanded];
      await writeRedirects({ redirects: files, paths, outDir, siteConfig: { ...siteConfig, baseUrl }, lang: htmlLang });
      if (options.hostFiles.length === 0) warnOfHosts(wildcards, context);
      const rules = [...redirects, ...wildcards];
      await writeHostFiles({
        hosts: options.hostFiles,
        redirects: rules,
        outDir,
        i18n: context.i18n,
        url: siteConfig.url,
      });
    },
    unstable_readsSiteOnly: () => true,
    getPathsToWatch: () => (file === undefined ? [] : [file]),
    async unstable_addRedirects(redirects) {
      if (file !== undefined) await addToRedirectFile(file, redirects);
      return file;
    },
    unstable_getRedirects({ routesPaths }) {
      const { redirects, wildcards, expanded } = collect(routesPaths);
      const singles = new Map([...redirects, ...expanded].map(({ from, to }) => [redirectKey(from), to]));
      return { get: (path) => singles.get(path) ?? followWildcards(path, wildcards) };
    },
  };
}

function warnOfHosts(wildcards: readonly Redirect[], { unstable_logger: logger }: PluginContext): void {
  for (const { from, to } of wildcards.filter((wildcard) => !isStatic(wildcard))) {
    logger?.warn(
      `The redirect from "${from}" to "${to}" works on no static host: an HTML file stands at one address, and here nothing tells ` +
        'which there are. Name your host in the option "hostFiles" of the redirects plugin, or let it lead to "/…/:splat".',
    );
  }
}

function withFile(options: RedirectsOptions, file: string | undefined): RedirectsOptions {
  return file === undefined ? options : { ...options, redirects: [...options.redirects, ...readRedirectFile(file)] };
}

/** Paths of pages without the base URL, except the page for unknown URLs. */
function pagePaths(routesPaths: readonly string[], baseUrl: string): string[] {
  const paths = routesPaths.map((path) => (path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : '/'));
  return paths.filter((path) => path !== '/404.html');
}

function withBaseUrl({ from, to }: Redirect, baseUrl: string): Redirect {
  const add = (path: string) => baseUrl + path.slice(1);
  return { from: add(from), to: to.startsWith('/') ? add(to) : to };
}

function siteError({ message, hint, value, file }: RedirectFault, configFile: string): SiteError {
  if (file !== undefined)
    return new SiteError(message, { file, ...frontMatterPlace(file, 'redirect_from'), hint, docs: DOCS });
  const place = value === '' ? optionPlace(configFile, ['createRedirects']) : optionPlace(configFile, ['to'], value);
  return new SiteError(message, { ...place, hint, docs: DOCS, plugin: PLUGIN_NAME });
}

function reportDuplicates(
  errors: readonly SiteError[],
  severity: SiteConfig['onDuplicateRoutes'],
  { unstable_logger: logger, siteDir, siteConfigPath }: PluginContext,
): void {
  if (severity === 'throw') throwAll(errors);
  if (severity === 'ignore') return;
  const texts = errors.map(({ message, details: { file, line, hint = '' } }) => {
    const place = file === undefined || file === siteConfigPath ? '' : ` (${siteRelative(siteDir, file)}:${line ?? 1})`;
    return `${message}${place} ${hint}`;
  });
  for (const text of texts) logger?.[severity === 'log' ? 'info' : 'warn'](text);
}

const plugin: PluginModule = Object.assign(clientRedirects, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(redirectsOptionsSchema, options),
});

export default plugin;
