/** Commands that an instance of the docs plugin adds to the command line. */
import type { Command } from 'commander';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import type { DocsOptions } from './options.js';
import { recordVersion } from './record-version.js';
import { docsName } from './version-names.js';

export function addDocsCommands(program: Command, context: PluginContext, options: DocsOptions): void {
  const logger = context.unstable_logger;
  program
    .command(options.id === 'default' ? 'docs:version <version>' : `docs:version:${options.id} <version>`)
    .description(`Record ${docsName(options)} under the name of a version`)
    .action(async (version: string) => {
      const { written, warnings } = await recordVersion(version, { context, options });
      for (const warning of warnings) logger?.warn(warning);
      logger?.info(`Recorded the version "${version}" of ${docsName(options)}:`);
      for (const { path, note } of written) logger?.info(`  ${path}${note === undefined ? '' : ` (${note})`}`);
    });
}
