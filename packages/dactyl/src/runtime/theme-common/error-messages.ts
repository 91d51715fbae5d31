/** The message of an error, with those of its causes. */
export function errorText(error: unknown): string {
  return messagesOf(error).join('\n\nCause:\n');
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
