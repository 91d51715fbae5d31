import type { Command } from 'commander';
import { DOCS_URL, formatError } from '../../../../node/base/print-error.js';
import type { CommandServices } from '../../../../node/plugin-api/framework-command.js';

export function registerMcp(program: Command, { logger }: CommandServices): void {
  program
    .command('mcp [site]')
    .description('Let assistants search and read the built site, by the Model Context Protocol')
    .option('--dir <dir>', 'Folder with the built site', 'build')
    .action(async (site: string | undefined, { dir }: { dir: string }) => {
      const { serveDocs } = await import('./serve-docs.js');
      try {
        await serveDocs(site ?? '.', dir);
      } catch (error) {
        // Standard output belongs to the protocol.
        process.stderr.write(`${formatError(error, { colors: logger.colors, docsUrl: DOCS_URL })}\n`);
        process.exitCode = 1;
      }
    });
}
