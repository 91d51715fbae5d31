/**
 * The engine is native code: a text that makes it loop forever or overflow the stack would take the whole process
 * down, and no signal could interrupt it. A text that might do so is first parsed in another process, which is
 * killed after a time limit. Nearly all texts pass after a quick test.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EngineFormat, PageState } from './page-state.js';
import { errorAt } from './page-state.js';

export interface TrialParser {
  /** @throws SiteError when the engine does not survive the text. */
  check(page: PageState): Promise<void>;
  close(): void;
}

/** Message to the other process, which answers with an empty message. */
export interface TrialText {
  source: string;
  format: EngineFormat;
}

/** Time limit in seconds for one file: a hundred times what the largest real files take on a slow machine. */
const LIMIT = 60;
/** Environment variable that sets the limit, in seconds. */
export const LIMIT_VARIABLE = 'DACTYL_PARSE_LIMIT';

/**
 * With fewer tags the parser of expressions cannot become slow; a shorter text cannot nest deeply enough to
 * overflow the stack.
 */
const TAGS_IN_CODE = 24;
const TAGS = 400;
const BLOCK = 4000;
const TEXT = 100_000;

export function createTrialParser(): TrialParser {
  let child: ChildProcess | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const close = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const parse = async (page: PageState): Promise<void> => {
    child ??= startProcess();
    const { source, format } = page;
    const end = await outcome(child, { source, format }, limitOf(process.env[LIMIT_VARIABLE]));
    if (end === 'parsed') return;
    close();
    throw errorAt(page, { ...FAULTS[end], position: { start: { line: 1, column: 1 } } });
  };
  return {
    async check(page) {
      if (!mayHarm(page)) return;
      const turn = queue.then(() => parse(page));
      queue = turn.catch(() => {});
      await turn;
    },
    close,
  };
}

const HINT =
  'Something in it is nested very deeply, or opened very often and never closed. Remove one part after the other to find it; text that is not markup belongs in backticks.';
const FAULTS = {
  late: { message: 'The parser did not finish the file in time.', hint: HINT },
  crashed: { message: 'The parser crashed on the file.', hint: HINT },
};

function mayHarm({ source, format }: PageState): boolean {
  if (source.length > TEXT) return true;
  if (source.length < TAGS_IN_CODE) return false;
  const tags = source.match(/<[A-Za-z_$>]/g)?.length ?? 0;
  const hasCode = format === 'mdx' && /\{|^(?:import|export)\b/m.test(source);
  if (tags > (hasCode ? TAGS_IN_CODE : TAGS)) return true;
  return longestBlock(source) > BLOCK;
}

function longestBlock(source: string): number {
  let longest = 0;
  let start = 0;
  for (let end = source.indexOf('\n\n'); end !== -1; end = source.indexOf('\n\n', start)) {
    longest = Math.max(longest, end - start);
    start = end + 2;
  }
  return Math.max(longest, source.length - start);
}

function limitOf(seconds: string | undefined): number {
  const own = Number(seconds);
  return (own > 0 ? own : LIMIT) * 1000;
}

function startProcess(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./trial-process.js', import.meta.url)), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** Waits for the outcome. The time limit begins when the process has loaded the engine and accepts the text. */
function outcome(child: ChildProcess, text: TrialText, limit: number): Promise<'parsed' | keyof typeof FAULTS> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    // While a result is awaited, Node must not exit because the event loop is empty.
    child.channel?.ref();
    const settle = (end: 'parsed' | keyof typeof FAULTS) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      child.channel?.unref();
      resolve(end);
    };
    const onMessage = (message: unknown) => {
      if (message === 'parsed') settle('parsed');
      else timer = setTimeout(settle, limit, 'late');
    };
    const onExit = () => settle('crashed');
    child.on('message', onMessage).on('exit', onExit);
    child.send(text);
  });
}
