/** Something that whoever runs the command can mend. It is printed without a stack; any other error is our bug. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/**
 * Such as a folder without permission to write, or a disk that is full.
 *
 * @param {unknown} error
 * @returns {error is NodeJS.ErrnoException}
 */
export function isSystemError(error) {
  return error instanceof Error && 'syscall' in error;
}
