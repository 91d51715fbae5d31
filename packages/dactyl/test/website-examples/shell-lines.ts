/** Command lines of our own programs in a shell script, without being run. */
import { CommanderError } from 'commander';
import { createProgram } from '../../src/node/cli/create-program.js';
import { createSilentLogger } from '../../src/node/base/logger.js';
import { addDocsCommands } from '../../src/features/docs/node/index.js';
import { docsOptionsSchema } from '../../src/features/docs/node/options.js';
import { createPluginContext } from '../plugin-context.js';

/** The scripts that a site has from the start: `npm run build -- --locale fr` is `dactyl build --locale fr`. */
const SITE_SCRIPTS: Record<string, string> = {
  start: 'dev',
  dev: 'dev',
  build: 'build',
  serve: 'serve',
  clear: 'clear',
  deploy: 'deploy',
  swizzle: 'swizzle',
  'write-translations': 'write-translations',
  'write-heading-ids': 'write-heading-ids',
};

/** Other programs, which examples may call as they like. A name that is missing here is a slip of the pen, or to be added. */
const OTHERS = new Set(
  'cat cd corepack cp crowdin curl diff docker find gh git grep ls mkdir mv node npm npx pnpm python3 rm sort touch unzip yarn bun export set echo'.split(
    ' ',
  ),
);

const RUNNERS = /^(?:npx|npm exec|yarn|yarn dlx|pnpm|pnpm exec|bunx|bun x|npm run|npm|yarn run|pnpm run|bun run)$/;

/** @throws when a line calls our command in a way that it does not understand, or a program that nobody knows. */
export async function checkShell(script: string): Promise<void> {
  for (const words of commandsIn(script)) await checkCommand(words);
}

/** Names of the packages that the lines of a script install. */
export function installedPackages(script: string): string[] {
  return commandsIn(script).flatMap(([program = '', verb = '', ...rest]) => {
    const installs = /^(?:npm|pnpm|yarn|bun)$/.test(program) && /^(?:i|install|add)$/.test(verb);
    return installs ? rest.filter((word) => !word.startsWith('-')).map((word) => word.replace(/(?<=.)@.*$/, '')) : [];
  });
}

async function checkCommand(words: readonly string[]): Promise<void> {
  const [program = '', ...rest] = words;
  const args = argumentsOfOurs(words);
  if (args) return parse(args);
  if (!OTHERS.has(program)) throw new Error(`Nobody knows the program "${program}".`);
  const [verb = '', script = ''] = rest;
  if (program === 'npm' && verb === 'run' && !(script in SITE_SCRIPTS)) {
    throw new Error(`A site has no script "${script}".`);
  }
}

/** What stands behind `dactyl`, however it is called. */
function argumentsOfOurs(words: readonly string[]): string[] | undefined {
  const at = words.findIndex((word) => word === 'dactyl' || word === 'docusaurus');
  if (at !== -1 && (at === 0 || RUNNERS.test(words.slice(0, at).join(' ')))) return words.slice(at + 1);
  const script = /^(?:npm|yarn|pnpm|bun) (?:run )?(\S+)/.exec(words.join(' '))?.[1] ?? '';
  const command = SITE_SCRIPTS[script];
  const rest = words.slice(words.indexOf(script) + 1).filter((word) => word !== '--');
  return command === undefined ? undefined : [command, ...rest];
}

/** Docs that have an id of their own have a command of their own. */
async function parse(args: readonly string[]): Promise<void> {
  const program = createProgram(createSilentLogger());
  const context = createPluginContext({ siteDir: '/site' });
  const ids = ['default', ...args.flatMap((arg) => /^docs:version:(.+)$/.exec(arg)?.[1] ?? [])];
  for (const id of ids) addDocsCommands(program, context, { ...docsOptionsSchema.parse({}), id });
  for (const command of program.commands) command.action(() => undefined);
  program.configureOutput({ writeOut: () => undefined });
  if (args.length === 0) return;
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    // Help and version end a run as well.
    if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
  }
}

/** Commands one by one, as words: comments, variables in front and redirections are gone, quotes are taken off. */
export function commandsIn(script: string): string[][] {
  return script
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/^\s*\$ /, '').replace(/(^|\s)#.*$/, ''))
    .flatMap((line) => splitCommands(line))
    .map(withoutVariables)
    .filter((words) => words.length > 0);
}

function splitCommands(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const [token] of line.matchAll(/<\([^)]*\)|&&|\|\|?|[;&]|(?:[^\s'";|&]|'[^']*'|"[^"]*")+/g)) {
    if (/^(?:&&|\|\|?|[;&])$/.test(token)) commands.push([]);
    else commands.at(-1)?.push(token.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
  }
  return commands;
}

function withoutVariables(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const command = first === -1 ? [] : words.slice(first);
  const redirection = command.findIndex((word) => /^\d?>/.test(word));
  return redirection === -1 ? command : command.slice(0, redirection);
}
