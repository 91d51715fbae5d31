import { findAll, on } from './events.js';

const SHOWN = 'dropdown--show';
const LABEL = '[data-dropdown] > [aria-haspopup]';

/** Dropdowns of the navbar. Hovering is CSS; this is for keyboards and touch. */
export function startDropdowns(): void {
  const flip = (label: HTMLElement, event: Event) => {
    event.preventDefault();
    const dropdown = label.parentElement;
    if (dropdown) show(dropdown, !dropdown.classList.contains(SHOWN));
  };
  on('click', LABEL, (label, event) => {
    // A label with a link of its own leads there.
    if (!label.getAttribute('href')?.replace(/^#$/, '')) flip(label, event);
  });
  on('keydown', LABEL, (label, event) => {
    // A button turns these keys into a click by itself.
    if (label.tagName !== 'BUTTON' && (event.key === 'Enter' || event.key === ' ')) flip(label, event);
  });

  for (const type of ['mousedown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => closeAll((dropdown) => target instanceof Node && dropdown.contains(target)), {
      passive: true,
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAll(() => false);
  });
}

function closeAll(keep: (dropdown: HTMLElement) => boolean): void {
  for (const dropdown of findAll(`.${SHOWN}`)) if (!keep(dropdown)) show(dropdown, false);
}

function show(dropdown: HTMLElement, shown: boolean): void {
  const label = dropdown.querySelector<HTMLElement>(':scope > [aria-haspopup]');
  // Focus would be lost in what is hidden now.
  if (!shown && dropdown.contains(document.activeElement)) label?.focus();
  dropdown.classList.toggle(SHOWN, shown);
  label?.setAttribute('aria-expanded', String(shown));
}
