/** All commands of the framework, and the messages for mistakes in calling them. */
import { Command, type CommanderError } from 'commander';
import type { Logger } from '../base/logger.js';
import { SiteError } from '../base/site-error.js';
import { frameworkVersion } from '../site/site-metadata.js';
import { registerBuild } from './commands/build.js';
import { registerCheck } from './commands/check.js';
import { registerCheckLinks } from './commands/check-links.js';
import { registerClear } from './commands/clear.js';
import { registerCompare } from './commands/compare.js';
import { registerDeploy } from './commands/deploy.js';
import { registerDev } from './commands/dev.js';
import { registerDoctor } from './commands/doctor.js';
import { registerExport } from './commands/export.js';
import { registerFix } from './commands/fix.js';
import { registerList } from './commands/list.js';
import { registerMerge } from './commands/merge.js';
import { registerMigrate } from './commands/migrate.js';
import { registerMv } from './commands/mv.js';
import { registerReport } from './commands/report.js';
import { registerServe } from './commands/serve.js';
import { registerSwizzle } from './commands/swizzle.js';
import { registerTestCode } from './commands/test-code.js';
import { registerTranslations } from './commands/translations.js';
import { registerTypes } from './commands/types.js';
import { registerWhy } from './commands/why.js';
import { registerWriteHeadingIds } from './commands/write-heading-ids.js';
import { registerWriteTranslations } from './commands/write-translations.js';
import { registerFeatureCommands } from './feature-commands.js';

const REGISTER = [
  registerDev,
  registerBuild,
  registerMerge,
  registerServe,
  registerFeatureCommands,
  registerExport,
  registerDeploy,
  registerWhy,
  registerCheck,
  registerCheckLinks,
  registerReport,
  registerDoctor,
  registerClear,
  registerSwizzle,
  registerWriteTranslations,
  registerWriteHeadingIds,
  registerList,
  registerFix,
  registerMv,
  registerTestCode,
  registerTypes,
  registerTranslations,
  registerCompare,
  registerMigrate,
];

/** No command ends the process: what commander would print before exiting is thrown instead. */
export function createProgram(logger: Logger): Command {
  const program = new Command('dactyl')
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .version(frameworkVersion(), '-v, --version', 'Print the version')
    // No short form, because `-h` is the host.
    .helpOption('--help', 'Print this help')
    .helpCommand(false)
    .option('--verbose', 'Print more details')
    .addHelpText('after', '\nPlugins of a site add commands of their own: the docs plugin adds docs:version.');
  for (const register of REGISTER) register(program, logger);
  return program;
}

/** Names and aliases by which commands are called. */
export function commandNames(program: Command): string[] {
  return program.commands.flatMap((command) => [command.name(), ...command.aliases()]);
}

/** Converts commander's errors to ours; help and version, which commander reports as errors too, are not. */
export function usageError(error: CommanderError): SiteError | undefined {
  if (error.exitCode === 0 || error.code === 'commander.help') return undefined;
  const [complaint = '', suggestion] = error.message.replace(/^error: /, '').split('\n');
  const message = complaint.charAt(0).toUpperCase() + complaint.slice(1).replaceAll("'", '`');
  return new SiteError(message, { hint: suggestion?.replace(/^\(|\)$/g, '') ?? 'See `dactyl --help`.' });
}
