/**
 * Escape closes what the style sheet alone shows under the pointer or at the focus (WCAG 1.4.13): the type of a name, and the
 * meaning of a term where the browser does not know `interestfor`. It opens again when the pointer or the focus comes back.
 * Pages with types over names or with terms load this file; it imports nothing and stays for pages that navigation shows.
 */

const SHOWN = '.twoslash-hover:hover,.dactyl-term:is(:hover,:focus-visible,:has(+:hover))';

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const word of document.querySelectorAll<HTMLElement>(SHOWN)) {
    word.dataset['closed'] = '';
    for (const back of ['pointerenter', 'focus']) {
      word.addEventListener(back, () => delete word.dataset['closed'], { once: true });
    }
  }
});
