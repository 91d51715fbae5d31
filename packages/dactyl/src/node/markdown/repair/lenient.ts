/** What a processor says of mistakes that can be mended, and how it reads them where `markdown.lenient` is set. */
import { SiteError } from '../../base/site-error.js';
import type { MarkdownMessage } from '../types.js';
import { findFix } from './find-fix.js';
import { repairText, type Repair } from './repair-text.js';

/** Names the command that mends a mistake of this kind; in `.mdx` it may well be code. */
export function withCommand(error: unknown, { file, source }: { file: string; source: string }): unknown {
  if (!(error instanceof SiteError) || !isMarkdown(file) || !findFix(source, error)) return error;
  const { hint, ...details } = error.details;
  const command = '`npx dactyl fix` corrects this and its like; "markdown.lenient" reads it as text.';
  return new SiteError(error.message, { ...details, hint: hint === undefined ? command : `${hint} ${command}` });
}

export function isMarkdown(file: string): boolean {
  return /\.(?:md|markdown)$/i.test(file);
}

/** Compiles a text as it is, or else with its mistakes read as text; each of those becomes a warning. */
export async function compileLeniently<Result extends { page: { warnings: MarkdownMessage[] } }>(
  source: string,
  attempt: (text: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt(source);
  } catch (error) {
    const { result, repairs, left } = await repairText(source, { attempt, asText: true, error });
    if (!result) throw left;
    result.page.warnings.push(...repairs.map(toWarning));
    return result;
  }
}

function toWarning({ line, column, before, after, isGuess }: Repair): MarkdownMessage {
  const advice = isGuess ? 'Write it so, or complete what it begins.' : '`npx dactyl fix` writes it so.';
  return {
    message: `${quoted(before)} is no MDX and is read as ${quoted(after)}. ${advice}`,
    line,
    column,
  };
}

function quoted(text: string): string {
  const [first = ''] = text.split('\n');
  return `"${first.length > 50 ? `${first.slice(0, 49)}…` : first}"`;
}
