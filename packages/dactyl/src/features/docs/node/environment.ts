/** Options and context that all stages of one instance of the docs plugin need. */
import path from 'node:path';
import { type Report, createReport } from '../../../node/content/report.js';
import { localizedContentDir, localizedVersionFolder } from '../../../node/content/source-folders.js';
import { isProductionVisibility } from '../../../node/content/visibility.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { optionPlace } from '../../../node/config/option-place.js';
import { SiteError } from '../../../node/base/site-error.js';
import { CURRENT_VERSION, PLUGIN_NAME } from './names.js';
import type { DocsOptions } from './options.js';
import { type NumberPrefix, type NumberPrefixParser, keepNumberPrefix, parseNumberPrefix } from './number-prefix.js';

export interface DocsEnvironment {
  context: PluginContext;
  options: DocsOptions;
  /** Whether drafts are left out and unlisted docs are hidden. */
  isProduction: boolean;
  /** Folders of the current version, even if that version is not built. */
  currentVersion: { contentPath: string; contentPathLocalized: string };
  report: Report;
  warn(message: string): void;
}

export function createEnvironment(context: PluginContext, options: DocsOptions): DocsEnvironment {
  const { siteDir, unstable_logger: logger } = context;
  const report = createReport(logger);
  const localizedDir = localizedContentDir(context, { pluginName: PLUGIN_NAME, pluginId: options.id });
  return {
    context,
    options: { ...options, numberPrefixParser: checkedParser(options.numberPrefixParser, context.siteConfigPath) },
    isProduction: isProductionVisibility(),
    currentVersion: {
      contentPath: path.resolve(siteDir, options.path),
      contentPathLocalized: path.join(localizedDir, localizedVersionFolder(CURRENT_VERSION)),
    },
    report,
    warn: (message) => report('warn', { message }),
  };
}

/**
 * Wraps a site's `numberPrefixParser`: what it throws, and a result of the wrong shape, becomes a `SiteError`. It runs for
 * every file, so the wrapper always throws its first error.
 */
function checkedParser(parse: NumberPrefixParser, configFile: string): NumberPrefixParser {
  if (parse === parseNumberPrefix || parse === keepNumberPrefix) return parse;
  let first: SiteError | undefined;
  const fail = (message: string, details: { hint: string; cause?: unknown }): never => {
    const key = 'numberPrefixParser';
    first ??= new SiteError(`"${key}" ${message}`, { ...optionPlace(configFile, [key]), key, ...details });
    throw first;
  };
  return (filename) => {
    let result: unknown;
    try {
      result = parse(filename);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return fail(`failed: ${reason}`, { hint: `It was given "${filename}".`, cause: error });
    }
    if (isNumberPrefix(result)) return result;
    return fail(`must return { filename, numberPrefix }, but returned ${JSON.stringify(result) ?? 'nothing'}.`, {
      hint: `It was given "${filename}". A name without prefix is returned as { filename }.`,
    });
  };
}

function isNumberPrefix(value: unknown): value is NumberPrefix {
  if (typeof value !== 'object' || value === null || !('filename' in value)) return false;
  const number = 'numberPrefix' in value ? value.numberPrefix : undefined;
  return typeof value.filename === 'string' && (number === undefined || typeof number === 'number');
}
