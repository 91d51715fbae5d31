/** What loads faster than this (ms) needs no progress bar. */
const DELAY = 200;

/** Shows a progress bar while `work` takes long. */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  const bar = document.createElement('div');
  bar.className = 'dactyl-progress';
  const timer = setTimeout(() => document.body.append(bar), DELAY);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    bar.remove();
  }
}
