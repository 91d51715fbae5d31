/** The page on the command line names every command with every option, and none that does not exist. */
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../src/node/cli/create-program.js';
import { createSilentLogger } from '../../src/node/base/logger.js';
import { addDocsCommands } from '../../src/features/docs/node/index.js';
import { docsOptionsSchema } from '../../src/features/docs/node/options.js';
import { createPluginContext } from '../plugin-context.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

const program = createProgram(createSilentLogger());
const docsOptions = { ...docsOptionsSchema.parse({}), id: 'default' };
addDocsCommands(program, createPluginContext({ siteDir: '/site' }), docsOptions);

/** `-p, --port`, or only the long form. */
const names = (flags: string) => flags.replace(/ [<[].*/, '');
const isAccepted = ({ description }: { description: string }) => description.startsWith('Accepted for compatibility');

/** As a heading of the page has it: `build [siteDir]`. */
function usage(command: Command): string {
  const args = command.registeredArguments.map((argument) => {
    const name = argument.name() === 'url' ? 'URL' : argument.name();
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...args].join(' ');
}

/** The part of a page below the heading of the second level with this id. */
function sectionOf(text: string, id: string): string {
  const sections = text.split(/^(?=## )/m);
  return sections.find((section) => section.split('\n', 1)[0]?.includes(`{#${id}}`)) ?? '';
}

describe.each(pageInEachLanguage('cli.md'))('the commands of $file', ({ text }) => {
  it('are all commands, in the headings and in the list at the top', () => {
    const headings = [...text.matchAll(/^## `dactyl (.+)` \{#.+\}$/gm)].map(([, name]) => name);
    expect(headings).toEqual(program.commands.map(usage));
    const listed = tableRows(text, ['Command', '命令']).map(([cell]) => codeIn(cell)[0]);
    expect(listed).toEqual(program.commands.map((command) => `dactyl ${command.name()}`));
  });

  it.each(program.commands.map((command) => [command.name(), command] as const))(
    'have all their options: %s',
    (name, { options }) => {
      const rows = tableRows(sectionOf(text, name.replace(':', '-')), ['Option', '选项']);
      const described = rows.map(([cell]) => names(codeIn(cell)[0] ?? ''));
      const own = options.filter((option) => !isAccepted(option)).map(({ flags }) => names(flags));
      expect(described.toSorted()).toEqual(own.toSorted());
    },
  );

  it('name the options that are accepted without effect', () => {
    const accepted = program.commands.flatMap(({ options }) => options).filter(isAccepted);
    const named = codeIn(sectionOf(text, 'accepted')).filter((code) => code.startsWith('--'));
    expect(named.toSorted()).toEqual([...new Set(accepted.map(({ flags }) => names(flags)))].toSorted());
  });
});
