/** Shows a progress bar while `work` takes longer than 200 ms. */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  const bar = document.createElement('div');
  bar.className = 'dactyl-progress';
  const timer = setTimeout(() => document.body.append(bar), 200);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    bar.remove();
  }
}
