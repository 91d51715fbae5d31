/** Outlines are drawn for those who use the keyboard: a class on `<body>` says so. */
export function startKeyboard(): void {
  const mark = (withKeyboard: boolean) => {
    document.body.classList.toggle('navigation-with-keyboard', withKeyboard);
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') mark(true);
  });
  document.addEventListener('mousedown', () => mark(false));
}
