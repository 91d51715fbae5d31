/** Says that the dialog of the search did not come, and offers to try again. Fetched when that has happened. */
import { showFailureBox } from '../../../browser/boot/failure-box.js';

/** English, where the button of the search says nothing else. */
const TEXTS = { loadError: 'The search did not load.', retry: 'Retry', dismiss: 'Close' };

export function show(error: unknown, texts: Record<string, string> | undefined, onRetry: () => void): void {
  console.error('The search did not load.', error);
  const { loadError, retry, dismiss } = { ...TEXTS, ...texts };
  showFailureBox({ message: loadError, retry, close: dismiss, onRetry });
}
