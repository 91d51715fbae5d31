import type { Command } from 'commander';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError } from '../../../node/base/site-error.js';
import { findConfigFile } from '../../../node/config/find-config-file.js';
import type { CommandServices } from '../../../node/plugin-api/framework-command.js';
import type { SourcesOptions } from './options.js';

const PLUGIN = 'dactyl/plugin-sources';

interface SourcesFlags {
  config?: string;
  dryRun?: boolean;
}

export function registerSources(program: Command, { logger, resolveSiteDir, loadConfig }: CommandServices): void {
  program
    .command('sources <action> [siteDir]')
    .description('With update: pin what branches and tags of other repositories hold now')
    .option('--config <file>', 'Configuration file')
    .option('--dry-run', 'Say what would change')
    .action(async (action: string, argument: string | undefined, flags: SourcesFlags) => {
      if (action !== 'update') {
        throw new SiteError(`dactyl sources does not know "${action}".`, { hint: suggestName(action, ['update']) });
      }
      const siteDir = resolveSiteDir(argument);
      const { plugins } = await loadConfig({ siteDir, configPath: flags.config });
      const configFile = await findConfigFile(siteDir, flags.config);
      const options = await optionsOf(plugins, configFile);
      const { updateSources } = await import('./provide-sources.js');
      const updated = await updateSources(options, { siteDir, configFile, logger }, { isDry: flags.dryRun === true });
      for (const { to, before, after } of updated) {
        const change = before === undefined ? short(after) : `${short(before)} → ${short(after)}`;
        logger.info(before === after ? `${to}: unchanged, ${short(after)}` : `${to}: ${change}`);
      }
    });
}

function short(commit: string): string {
  return commit.slice(0, 10);
}

async function optionsOf(plugins: readonly unknown[], configFile: string): Promise<SourcesOptions> {
  const entry = plugins.find((one) => Array.isArray(one) && one[0] === PLUGIN);
  if (!Array.isArray(entry)) {
    throw new SiteError(`The configuration has no "${PLUGIN}".`, {
      file: configFile,
      hint: `Add ["${PLUGIN}", { sources: [{ git: "https://…", folder: "docs", to: "docs/…" }] }] to "plugins".`,
    });
  }
  const { validateOptionsWith } = await import('../../../node/plugin-api/validate.js');
  const { sourcesOptionsSchema } = await import('./options.js');
  // The casts: the configuration has been checked, and what `validateOptionsWith` returns the schema has made.
  const options = entry[1] as Record<string, unknown>;
  return validateOptionsWith(sourcesOptionsSchema, options, {
    plugin: PLUGIN,
    configFile,
  }) as unknown as SourcesOptions;
}
