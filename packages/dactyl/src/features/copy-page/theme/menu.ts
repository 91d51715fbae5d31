/**
 * What HTML alone cannot do for the menu of `CopyPage.tsx`: it copies the text of the page, and closes the menu by Escape,
 * by a click elsewhere, and when the focus leaves it. A file of its own, loaded when a menu is opened for the first time
 * (`features/copy-page/node`); it imports nothing, because it is delivered as it is.
 */
const MENU = 'details[data-copy-page]';
/** In milliseconds: long enough to be read. */
const SHOWN = 2000;

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button[data-copy-twin]');
  if (button) void copy(button);
  closeAllBut(target.closest(MENU));
});
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) closeAllBut(target.closest(MENU));
});
document.addEventListener('keydown', ({ key, target }) => {
  const menu = target instanceof Element && target.closest<HTMLDetailsElement>(`${MENU}[open]`);
  if (key !== 'Escape' || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

function closeAllBut(kept: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
    if (menu !== kept) menu.open = false;
  }
}

/** The page calls it for a click that came before this file. */
export async function copy(button: HTMLElement): Promise<void> {
  const { copyTwin = '', labelCopied = '', labelFailed = '' } = button.dataset;
  const label = button.textContent;
  // A second click while the answer is shown has nothing to do.
  if (label === labelCopied || label === labelFailed) return;
  button.ariaLive = 'polite';
  button.textContent = await write(fetchText(copyTwin)).then(
    () => labelCopied,
    () => labelFailed,
  );
  setTimeout(() => (button.textContent = label), SHOWN);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Safari allows it only as an answer to the click: the text has to come as a promise. Pages without https have no clipboard. */
async function write(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
