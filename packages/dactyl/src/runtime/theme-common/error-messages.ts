/** The message of an error, with those of its causes. */
export function errorText(error: unknown): string {
  return messagesOf(error).join('\n\nCause:\n');
}

/** An error may name itself among its causes. */
function messagesOf(error: unknown, outer: readonly unknown[] = []): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const met = [...outer, error];
  const isLast = error.cause === undefined || met.includes(error.cause);
  return [error.message, ...(isLast ? [] : messagesOf(error.cause, met))];
}
