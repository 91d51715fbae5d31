/**
 * The message of an error, with those of its causes.
 *
 * @param cause what stands above each cause
 */
export function errorText(error: unknown, cause: string): string {
  if (!(error instanceof Error)) return String(error);
  const chain = errorChain(error);
  const messages = chain.map(({ message }) => message);
  const last = chain.at(-1)?.cause;
  if (last !== undefined && !(last instanceof Error)) messages.push(String(last));
  return messages.join(`\n\n${cause}\n`);
}

/** An error with its causes, as far as they are errors. An error may name itself among its causes. */
export function errorChain(error: Error): [Error, ...Error[]] {
  const chain: [Error, ...Error[]] = [error];
  let { cause } = error;
  while (cause instanceof Error && !chain.includes(cause)) {
    chain.push(cause);
    cause = cause.cause;
  }
  return chain;
}
