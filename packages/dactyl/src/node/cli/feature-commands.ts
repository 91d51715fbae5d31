import type { Command } from 'commander';
import type { Logger } from '../base/logger.js';
import { BUILT_IN_COMMANDS } from '../site/built-in-commands.js';
import { resolveSiteDir } from './site-dir.js';

export function registerFeatureCommands(program: Command, logger: Logger): void {
  for (const register of BUILT_IN_COMMANDS) register(program, { logger, resolveSiteDir, loadConfig });
}

async function loadConfig(site: { siteDir: string; configPath: string | undefined }) {
  // With all plugins of the framework, which configurations may import.
  const { loadSiteConfig } = await import('../site/site-config.js');
  return (await loadSiteConfig(site)).siteConfig;
}
