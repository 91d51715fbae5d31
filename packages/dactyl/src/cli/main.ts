/** The `dactyl` command: arguments → one command file each. A failure prints what to mend and sets the exit code. */
import { cac } from 'cac';
import { createLogger } from '../node/logger.js';
import { formatError } from '../node/print-error.js';
import { SiteError } from '../node/site-error.js';
import { frameworkVersion } from '../site/site-metadata.js';
import { registerBuild } from './commands/build.js';
import { registerClear } from './commands/clear.js';
import { registerDev } from './commands/dev.js';
import { registerServe } from './commands/serve.js';
import { registerWhy } from './commands/why.js';
import { unknownCommand } from './unknown-command.js';

const logger = createLogger({ verbose: process.argv.includes('--verbose') });

async function main(args: readonly string[]): Promise<void> {
  const cli = cac('dactyl');
  for (const register of [registerDev, registerBuild, registerServe, registerWhy, registerClear]) register(cli, logger);
  cli.option('--verbose', 'Print more of what happens');
  // Not cli.help(): it would take `-h`, which is the host.
  cli.option('--help', 'Print what can be done');
  cli.version(frameworkVersion());
  const { options } = cli.parse([...args], { run: false });
  if (options.help) {
    cli.outputHelp();
  } else if (cli.matchedCommand) {
    await cli.runMatchedCommand();
  } else if (!options.version) {
    if (cli.args[0] !== undefined)
      throw unknownCommand(
        cli.args[0],
        cli.commands.map((command) => command.name),
      );
    cli.outputHelp();
  }
}

main(process.argv).catch((error: unknown) => {
  const isUsage = error instanceof Error && error.name === 'CACError';
  logger.error(
    formatError(isUsage ? new SiteError(error.message, { hint: 'See `dactyl --help`.' }) : error, {
      colors: logger.colors,
    }),
  );
  process.exitCode = 1;
});
