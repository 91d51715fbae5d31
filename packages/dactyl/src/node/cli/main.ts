/**
 * The `dactyl` command: parses arguments and runs one command file. A failure prints how to fix it and sets the
 * exit code.
 */
import { CommanderError } from 'commander';
import { createLogger } from '../base/logger.js';
import { nearestName } from '../base/nearest-name.js';
import { DOCS_URL, formatError } from '../base/print-error.js';
import { SiteError } from '../base/site-error.js';
import { commandNames, createProgram, usageError } from './create-program.js';
import { unknownCommand } from './unknown-command.js';

const NO_SITE = 'Commands of plugins, such as docs:version, are known in the folder of a site, and here is none.';

// The reader of our output may close it early (`| head`): the command continues without output.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const logger = createLogger({ verbose: process.argv.includes('--verbose') });

async function main(args: readonly string[]): Promise<void> {
  const program = createProgram(logger);
  const builtIn = commandNames(program);
  const name = args.find((arg) => !arg.startsWith('-'));
  if (args.length === 0) return program.outputHelp();
  if (name !== undefined && !builtIn.includes(name)) {
    const { addPluginCommands, commandSite, hasSite } = await import('./plugin-commands.js');
    const site = commandSite();
    if (!(await hasSite(site))) throw unknownCommand(name, builtIn, NO_SITE);
    await addPluginCommands(program, site, logger).catch((error: unknown) => {
      // When a built-in name is similar, a typing mistake is likelier than a plugin's command.
      throw nearestName(name, builtIn) === undefined ? error : unknownCommand(name, builtIn);
    });
    const known = commandNames(program);
    if (!known.includes(name)) throw unknownCommand(name, known);
  }
  await program.parseAsync(args, { from: 'user' });
}

// Node exits silently with code 0 when the event loop is empty while a promise is still pending.
const onIdle = (): void => {
  const error = new SiteError(
    'The command waits for a promise that is never settled, and nothing else is left to do.',
    {
      hint: 'A function of the configuration or of a plugin returned that promise: look at plugins that wait for other files.',
    },
  );
  logger.error(formatError(error, { colors: logger.colors, docsUrl: DOCS_URL }));
  process.exitCode = 1;
};
process.once('beforeExit', onIdle);

const finished = main(process.argv.slice(2)).catch((thrown: unknown) => {
  const error = thrown instanceof CommanderError ? usageError(thrown) : thrown;
  if (error === undefined) return;
  logger.error(formatError(error, { colors: logger.colors, docsUrl: DOCS_URL }));
  process.exitCode = 1;
});
finished.finally(() => process.off('beforeExit', onIdle));
