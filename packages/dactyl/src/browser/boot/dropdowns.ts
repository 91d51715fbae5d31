import { findAll, on, onDocument } from './events.js';

const SHOWN = 'dropdown--show';
const LABEL = '.dropdown[data-dropdown]>[aria-haspopup]';

/** Opens dropdowns of the navbar by keyboard and touch. Opening on hover is done by CSS. */
export function startDropdowns(): void {
  const flip = (label: HTMLElement, event: Event) => {
    event.preventDefault();
    show(label, !label.parentElement?.classList.contains(SHOWN));
  };
  on('click', LABEL, (label, event) => {
    // A label that links to a page is followed as a link.
    if ((label.getAttribute('href') ?? '#') === '#') flip(label, event);
  });
  on('keydown', LABEL, (label, event) => {
    // On a button, browsers turn these keys into a click.
    if (label.tagName !== 'BUTTON' && (event.key === 'Enter' || event.key === ' ')) flip(label, event);
  });

  const shownLabels = () => findAll(`.${SHOWN}${LABEL}`);
  for (const type of ['mousedown', 'touchstart', 'focusin'] as const) {
    onDocument(type, ({ target }) => {
      for (const label of shownLabels()) {
        // The cast: these events happen at nodes of the document.
        if (!label.parentElement?.contains(target as Node)) show(label, false);
      }
    });
  }
  onDocument('keydown', ({ key }) => {
    if (key === 'Escape') {
      for (const label of shownLabels()) {
        show(label, false);
        // The focus would be lost inside the hidden dropdown.
        label.focus();
      }
    }
  });
}

function show(label: HTMLElement, shown: boolean): void {
  label.parentElement?.classList.toggle(SHOWN, shown);
  label.ariaExpanded = String(shown);
}
