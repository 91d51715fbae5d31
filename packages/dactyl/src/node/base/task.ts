/**
 * Reports the stages of a run: a progress bar for each on a terminal, one line for each that is done.
 * Keeps the durations for the table at the end.
 */
import cliProgress from 'cli-progress';
import type { MultiBar, SingleBar } from 'cli-progress';
import type { Colors, Logger } from './logger.js';
import { formatCount } from '../../shared/format-count.js';

export interface StageProgress {
  /** Reports that `count` more items are done. Default: one. */
  advance(count?: number): void;
  /** For a stage whose number of items becomes known while it runs. */
  setTotal(total: number): void;
}

export interface StageDuration {
  name: string;
  /** Pieces done; 0 for a stage that does not count. */
  count: number;
  milliseconds: number;
}

export interface TaskReporter {
  /**
   * Runs one stage under a name that says what is done, e.g. `Render pages`.
   * Stages may run side by side. A failed stage leaves no line; its error passes through.
   */
  stage<Result>(
    name: string,
    total: number | undefined,
    run: (progress: StageProgress) => Promise<Result>,
  ): Promise<Result>;
  /** Finished stages in the order in which they ended. */
  readonly durations: readonly StageDuration[];
  /** The durations as lines of a table, in the order in which they ended. */
  formatDurations(): string;
}

export function createTaskReporter(logger: Logger): TaskReporter {
  const durations: StageDuration[] = [];
  const board = logger.isInteractive ? createBoard(logger) : undefined;
  return {
    async stage(name, total, run) {
      const start = performance.now();
      const bar = board?.add(name, total ?? 0);
      let count = 0;
      const progress: StageProgress = {
        advance(pieces = 1) {
          count += pieces;
          bar?.increment(pieces);
        },
        setTotal: (pieces) => bar?.setTotal(pieces),
      };
      try {
        const result = await run(progress);
        const duration = { name, count, milliseconds: performance.now() - start };
        durations.push(duration);
        logger.success(formatDuration(duration));
        return result;
      } finally {
        if (bar) board?.remove(bar);
      }
    },
    durations,
    formatDurations: () => formatTable(durations),
  };
}

/** `1.24 s`, `310 ms`, `2 min 5 s`. */
export function formatMilliseconds(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function formatDuration({ name, count, milliseconds }: StageDuration): string {
  const pieces = count > 0 ? ` (${formatCount(count)})` : '';
  return `${name}${pieces} in ${formatMilliseconds(milliseconds)}`;
}

function formatTable(durations: readonly StageDuration[]): string {
  const rows = durations.map(({ name, count, milliseconds }) => [
    name,
    count > 0 ? formatCount(count) : '',
    formatMilliseconds(milliseconds),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((cells) => cells.join('  '))
    .join('\n');
}

const BAR_WIDTH = 24;

/** `━━━━━━╌╌╌╌╌╌ Render pages 12/24`; a stage that does not count has no bar. */
function formatBar({ name, value, total }: { name: string; value: number; total: number }, colors: Colors): string {
  if (total === 0) return `${colors.cyan('…')} ${name}${value > 0 ? ` ${value}` : ''}`;
  const full = Math.round((Math.min(value, total) / total) * BAR_WIDTH);
  return `${colors.cyan('━'.repeat(full))}${colors.dim('╌'.repeat(BAR_WIDTH - full))} ${name} ${value}/${total}`;
}

interface Board {
  add(name: string, total: number): SingleBar;
  remove(bar: SingleBar): void;
}

/** The bars at the bottom of the terminal; messages are printed above them. */
function createBoard(logger: Logger): Board {
  let bars: MultiBar | undefined;
  let count = 0;
  const open = (): MultiBar => {
    const opened = new cliProgress.MultiBar({
      // The stream of an interactive logger is a terminal, hence a Node stream.
      stream: logger.stream as NodeJS.WritableStream,
      format: (_, { value, total }, { name }: { name: string }) => formatBar({ name, value, total }, logger.colors),
      clearOnComplete: true,
      // The handler of cli-progress would swallow Ctrl-C, and no state of the terminal needs restoring.
      gracefulExit: false,
      // Messages above the bars may be longer than a line.
      linewrap: true,
    });
    logger.redirect((line) => opened.log(`${line}\n`));
    return opened;
  };
  return {
    add(name, total) {
      count++;
      bars ??= open();
      return bars.create(total, 0, { name });
    },
    remove(bar) {
      // cli-progress's `remove` redraws once more, which also prints pending log lines.
      bars?.remove(bar);
      count--;
      if (count > 0) return;
      bars?.stop();
      bars = undefined;
      logger.redirect(undefined);
    },
  };
}
