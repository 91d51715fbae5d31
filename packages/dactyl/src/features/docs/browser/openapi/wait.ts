/** Loads the form of a request when a reader presses its button, on pages of operations. */
import type { showForm } from './form.js';

interface Form {
  showForm: typeof showForm;
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-try-it]');
  if (!button) return;
  // The cast: it is the address of `form.ts`.
  const loading = import(/* @vite-ignore */ button.dataset['tryIt'] ?? '') as Promise<Form>;
  // Without a network, the button stays for another time.
  loading.then((form) => form.showForm(button)).catch(() => {});
});
