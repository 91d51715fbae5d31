import { findAll, on, onDocument } from './events.js';

const SHOWN = 'dropdown--show';
const LABEL = '.dropdown[data-dropdown]>[aria-haspopup]';

/** Dropdowns of the navbar. Hovering is CSS; this is for keyboards and touch. */
export function startDropdowns(): void {
  const flip = (label: HTMLElement, event: Event) => {
    event.preventDefault();
    show(label, !label.parentElement?.classList.contains(SHOWN));
  };
  on('click', LABEL, (label, event) => {
    // A label with a link of its own leads there.
    if ((label.getAttribute('href') ?? '#') === '#') flip(label, event);
  });
  on('keydown', LABEL, (label, event) => {
    // A button turns these keys into a click by itself.
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
        // It would be lost in what is hidden now.
        label.focus();
      }
    }
  });
}

function show(label: HTMLElement, shown: boolean): void {
  label.parentElement?.classList.toggle(SHOWN, shown);
  label.ariaExpanded = String(shown);
}
