/**
 * A command of the framework that a feature has. Other than what `extendCli` adds it is known without a site, so it is listed in
 * `node/site/built-in-commands.ts`; what it does is loaded when it is called.
 */
import type { Command } from 'commander';
import type { Logger } from '../base/logger.js';
import type { SiteConfig } from '../config/types.js';

export type RegisterCommand = (program: Command, services: CommandServices) => void;

/** What lies in rooms that features do not know. */
export interface CommandServices {
  logger: Logger;
  /** Absolute folder of the site; fails when there is none. */
  resolveSiteDir(argument: string | undefined): string;
  loadConfig(site: { siteDir: string; configPath: string | undefined }): Promise<SiteConfig>;
}
