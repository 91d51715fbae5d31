/**
 * Escape closes the type under the pointer, which hides what is below it (WCAG 1.4.13); it opens again when the pointer comes back.
 * Pages with types over names load this file; it imports nothing and stays for pages that navigation shows.
 */

document.addEventListener('keydown', ({ key }) => {
  const name = key === 'Escape' && document.querySelector<HTMLElement>('.twoslash-hover:hover');
  if (!name) return;
  name.dataset['closed'] = '';
  name.addEventListener('pointerleave', () => delete name.dataset['closed'], { once: true });
});
