/** What micromark and `@mdx-js/mdx` say about a text that does not parse, in the form in which satteri says it. */
import type { VFileMessage } from 'vfile-message';

/** `line:column: reason (rule)`; an error that is no message about the text comes back as it is. */
export function engineMessage(error: unknown): unknown {
  if (!isMessage(error)) return error;
  const { line, column } = placeOf(error);
  const rule = [error.source, error.ruleId].filter(Boolean).join(':');
  return new Error(`${line}:${column}: ${reasonOf(error)}${rule ? ` (${rule})` : ''}`, { cause: error });
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'line' in error;
}

/** An element that is not closed is better shown where it opens than where its end was missed. */
function placeOf({ reason, line, column }: VFileMessage): { line: number; column: number } {
  const opening = /closing tag for `<.*?>` \((\d+):(\d+)-/.exec(reason);
  return opening ? { line: Number(opening[1]), column: Number(opening[2]) } : { line: line ?? 1, column: column ?? 1 };
}

/** The parser of JavaScript gives its reason apart. */
function reasonOf({ reason, cause }: VFileMessage): string {
  if (!reason.endsWith('with acorn') || !(cause instanceof Error)) return reason;
  return `${reason}: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}`;
}
