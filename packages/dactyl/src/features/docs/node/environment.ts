/** What all stages of one instance of the docs plugin need to know. */
import path from 'node:path';
import { type Report, createReport } from '../../../node/content/report.js';
import { localizedContentDir, localizedVersionFolder } from '../../../node/content/source-folders.js';
import { isProductionVisibility } from '../../../node/content/visibility.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { checkedParser } from './checked-prefix-parser.js';
import { CURRENT_VERSION, PLUGIN_NAME } from './names.js';
import type { DocsOptions } from './options.js';

export interface DocsEnvironment {
  context: PluginContext;
  options: DocsOptions;
  /** Whether drafts vanish and unlisted docs hide. */
  isProduction: boolean;
  /** Folders of the docs that are being written, also when that version is not built. */
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
