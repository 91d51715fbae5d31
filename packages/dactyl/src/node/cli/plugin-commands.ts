/**
 * Commands added by plugins of a site. The plugins are created, without their content, only when an unknown command
 * is called.
 */
import path from 'node:path';
import { Command } from 'commander';
import { findConfigFile } from '../config/find-config-file.js';
import { loadSiteConfig } from '../site/site-config.js';
import { resolveLocales } from '../config/resolve-i18n.js';
import type { Logger } from '../base/logger.js';
import { initPlugins } from '../plugin-api/init-plugins.js';
import { inPlugin } from '../plugin-api/in-plugin.js';
import { BUILT_INS } from '../site/built-ins.js';
import { createContext } from '../site/plugin-context.js';
import { resolveSiteDir } from './site-dir.js';

/**
 * The site of such a command. All its arguments belong to the plugin, so the site is given by the environment.
 */
interface CommandSite {
  siteDir: string;
  configPath: string | undefined;
}

export function commandSite(): CommandSite {
  const { DOCUSAURUS_CLI_SITE_DIR: siteDir, DOCUSAURUS_CLI_CONFIG: configPath } = process.env;
  return { siteDir: resolveSiteDir(siteDir || undefined), configPath: configPath || undefined };
}

/** Whether there is a site whose plugins could provide the command. */
export async function hasSite({ siteDir, configPath }: CommandSite): Promise<boolean> {
  if (configPath !== undefined) return true;
  return findConfigFile(siteDir).then(
    () => true,
    () => false,
  );
}

export async function addPluginCommands(program: Command, site: CommandSite, logger: Logger): Promise<void> {
  process.env.NODE_ENV ??= 'development';
  const loaded = await loadSiteConfig(site);
  const [build] = resolveLocales(loaded.siteConfig, { requested: [loaded.siteConfig.i18n.defaultLocale] });
  if (!build) throw new Error('Every site has a default locale.');
  const context = await createContext(loaded, build, { outDir: path.join(site.siteDir, 'build') });
  const { plugins } = await initPlugins({ ...context, unstable_logger: logger }, BUILT_INS);
  program.createCommand = createPluginCommand;
  for (const { plugin, label } of plugins) await inPlugin(label, 'extendCli', () => plugin.extendCli?.(program));
}

/**
 * A command with the API of commander 5, which Docusaurus passes to plugins: an action receives the command where
 * later versions pass an options object, and options are properties of the command.
 */
function createPluginCommand(name?: string): Command {
  const command = new Command(name);
  command.createCommand = createPluginCommand;
  const inherit = command.copyInheritedSettings.bind(command);
  // Subcommands would inherit the program's setting to store options separately.
  command.copyInheritedSettings = (parent) => inherit(parent).storeOptionsAsProperties();
  return command;
}
