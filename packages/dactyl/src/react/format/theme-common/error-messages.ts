/**
 * The message of an error, followed by those of its causes.
 *
 * @param cause text above each cause
 */
export function errorText(error: unknown, cause: string): string {
  if (!(error instanceof Error)) return String(error);
  const chain = errorChain(error);
  const messages = chain.map(({ message }) => message);
  const last = chain.at(-1)?.cause;
  if (last !== undefined && !(last instanceof Error)) messages.push(String(last));
  return messages.join(`\n\n${cause}\n`);
}

/** An error and its causes, as long as these are errors. Stops where an error is its own cause. */
export function errorChain(error: Error): [Error, ...Error[]] {
  const chain: [Error, ...Error[]] = [error];
  let { cause } = error;
  while (cause instanceof Error && !chain.includes(cause)) {
    chain.push(cause);
    cause = cause.cause;
  }
  return chain;
}
