/**
 * What people read in the terminal. One logger per process, made by the command and passed on.
 * Everything goes through it, so that a progress bar can keep the last line to itself.
 */
import picocolors from 'picocolors';

export type Colors = ReturnType<typeof picocolors.createColors>;

export interface LogStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

export interface Logger {
  info(message: string): void;
  success(message: string): void;
  warn(message: string): void;
  error(message: string): void;
  /** Shown only when the logger was made with `verbose`. */
  debug(message: string): void;
  /** Functions that colour text, or leave it alone where colour is off. */
  readonly colors: Colors;
  /** Whether the stream is a terminal, where progress bars and questions can be shown. */
  readonly isInteractive: boolean;
  readonly stream: LogStream;
  /** For progress bars: sends all lines to `print`, until called again with `undefined`. */
  redirect(print: ((line: string) => void) | undefined): void;
}

export interface LoggerOptions {
  /** Default: standard output. */
  stream?: LogStream;
  /** Default: colour when the stream is a terminal, unless `NO_COLOR` or `FORCE_COLOR` say otherwise. */
  color?: boolean;
  verbose?: boolean;
}

export function createLogger(options: LoggerOptions = {}): Logger {
  const { stream = process.stdout, verbose = false } = options;
  const isInteractive = stream.isTTY === true && !process.env.CI;
  const colors = picocolors.createColors(options.color ?? wantsColor(stream));
  const toStream = (line: string): void => {
    stream.write(`${line}\n`);
  };
  let print = toStream;
  return {
    info: (message) => print(message),
    success: (message) => print(`${colors.green('✓')} ${message}`),
    warn: (message) => print(`${colors.yellow('warning')} ${message}`),
    error: (message) => print(`${colors.red('error')} ${message}`),
    debug: (message) => {
      if (verbose) print(colors.dim(message));
    },
    colors,
    isInteractive,
    stream,
    redirect(target) {
      print = target ?? toStream;
    },
  };
}

/** A logger without output: for tests and for runs inside other programs. */
export function createSilentLogger(): Logger {
  return createLogger({ stream: { write: () => true }, color: false });
}

function wantsColor(stream: LogStream): boolean {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== '0';
  return stream.isTTY === true && process.env.TERM !== 'dumb';
}
