/**
 * `@docusaurus/logger`, through which a site's plugins write to the terminal. Input: a logger to print to. Output:
 * the exports of that module. A command passes its own logger, so that lines do not mix with progress bars.
 */
import type { Severity } from '../../config/types.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';

export type LogTarget = Pick<Logger, 'info' | 'success' | 'warn' | 'error' | 'colors'>;

/** A message as a value, or a template whose values may have flags: `` logger.info`Read path=${file}` ``. */
export interface LogMessage {
  (message: unknown): void;
  (template: TemplateStringsArray, ...values: unknown[]): void;
}

type Paint = (value: unknown) => string;

const COLORS = ['red', 'yellow', 'green', 'cyan', 'bold', 'dim'] as const;
const STYLES = ['path', 'url', 'name', 'code', 'subdue', 'num'] as const;

export interface PluginLog extends Record<(typeof COLORS)[number], Paint>, Record<(typeof STYLES)[number], Paint> {
  /** The text that a template gives, without printing it. */
  interpolate(template: TemplateStringsArray, ...values: unknown[]): string;
  info: LogMessage;
  warn: LogMessage;
  error: LogMessage;
  success: LogMessage;
  /** Logs with the severity that an option of the site asks for; `throw` ends the command. */
  report(severity: Severity): LogMessage;
  newLine(): void;
}

/** @param openTarget called when the first line is written, since most sites write none */
export function createPluginLog(openTarget: () => LogTarget): PluginLog {
  let opened: LogTarget | undefined;
  const target = () => (opened ??= openTarget());
  const color =
    (name: (typeof COLORS)[number]): Paint =>
    (value) =>
      target().colors[name](String(value));
  const paints = stylesOf(target);
  const interpolate = (template: TemplateStringsArray, ...values: unknown[]) => fillIn(template, values, paints);
  const say = (print: (text: string) => void): LogMessage => {
    return (message: unknown, ...values: unknown[]) =>
      print(isTemplate(message) ? interpolate(message, ...values) : String(message));
  };
  const info = say((text) => target().info(text));
  const warn = say((text) => target().warn(text));
  return {
    red: color('red'),
    yellow: color('yellow'),
    green: color('green'),
    cyan: color('cyan'),
    bold: color('bold'),
    dim: color('dim'),
    ...paints,
    interpolate,
    info,
    warn,
    error: say((text) => target().error(text)),
    success: say((text) => target().success(text)),
    report: (severity) => reportWith({ info, warn, fail: say(failWith) }, severity),
    newLine: () => target().info(''),
  };
}

function stylesOf(target: () => LogTarget): Record<(typeof STYLES)[number], Paint> {
  const colors = () => target().colors;
  return {
    path: (value) => colors().cyan(colors().underline(`"${String(value)}"`)),
    url: (value) => colors().cyan(colors().underline(String(value))),
    name: (value) => colors().bold(colors().blue(String(value))),
    code: (value) => colors().cyan(`\`${String(value)}\``),
    subdue: (value) => colors().gray(String(value)),
    num: (value) => colors().yellow(String(value)),
  };
}

/**
 * `Read path=${file}` → `Read "docs/a.md"`. A list becomes lines. In `?name=`, the name is part of a URL and not a
 * flag.
 */
function fillIn(template: TemplateStringsArray, values: unknown[], paints: Record<string, Paint>): string {
  return template.reduce((text, part, index) => {
    const [, flag] = /(?<![\w?&-])(path|url|name|code|subdue|num|number)=$/.exec(template[index - 1] ?? '') ?? [];
    const value = values[index - 1];
    const paint = paints[flag === 'number' ? 'num' : (flag ?? '')] ?? String;
    const before = flag === undefined ? text : text.slice(0, -flag.length - 1);
    if (!Array.isArray(value)) return before + paint(value) + part;
    return before.trimEnd() + value.map((item) => `\n- ${paint(item)}`).join('') + part;
  });
}

function isTemplate(message: unknown): message is TemplateStringsArray {
  return Array.isArray(message) && 'raw' in message;
}

function reportWith(ways: { info: LogMessage; warn: LogMessage; fail: LogMessage }, severity: Severity): LogMessage {
  switch (severity) {
    case 'ignore':
      return () => {};
    case 'log':
      return ways.info;
    case 'warn':
      return ways.warn;
    case 'throw':
      return ways.fail;
    default:
      throw new SiteError(`report() of the logger was called with ${JSON.stringify(severity)}.`, {
        hint: 'Known: "ignore", "log", "warn", "throw".',
      });
  }
}

function failWith(text: string): never {
  throw new SiteError(text);
}
