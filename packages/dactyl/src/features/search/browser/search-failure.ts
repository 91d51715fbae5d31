/** Reports that the search dialog could not be loaded, and offers to try again. Only loaded in that case. */
import { showFailureBox } from '../../../browser/boot/failure-box.js';

/** English texts, unless the search button provides others. */
const TEXTS = { loadError: 'The search did not load.', retry: 'Retry', dismiss: 'Close' };

export function show(error: unknown, texts: Record<string, string> | undefined, onRetry: () => void): void {
  console.error('The search did not load.', error);
  const { loadError, retry, dismiss } = { ...TEXTS, ...texts };
  showFailureBox({ message: loadError, retry, close: dismiss, onRetry });
}
