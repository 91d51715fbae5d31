import { onDocument } from './events.js';

/** Sets a class on `<body>` while the reader uses the keyboard; only then are outlines drawn. */
export function startKeyboard(): void {
  const mark = (withKeyboard: boolean) => {
    document.body.classList.toggle('navigation-with-keyboard', withKeyboard);
  };
  onDocument('keydown', ({ key }) => {
    if (key === 'Tab') mark(true);
  });
  onDocument('mousedown', () => mark(false));
}
