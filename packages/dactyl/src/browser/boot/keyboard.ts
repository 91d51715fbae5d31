import { onDocument } from './events.js';

/** Outlines are drawn for those who use the keyboard: a class on `<body>` says so. */
export function startKeyboard(): void {
  const mark = (withKeyboard: boolean) => {
    document.body.classList.toggle('navigation-with-keyboard', withKeyboard);
  };
  onDocument('keydown', ({ key }) => {
    if (key === 'Tab') mark(true);
  });
  onDocument('mousedown', () => mark(false));
}
