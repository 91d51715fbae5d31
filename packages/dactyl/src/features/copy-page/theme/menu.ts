/**
 * The script of the menu in `CopyPage.tsx`: it copies the text of the page, and closes the menu on Escape, on a click
 * elsewhere, and when the focus leaves it. A separate file, loaded when a menu is first opened (`features/copy-page/node`). It
 * imports nothing, because it is delivered without bundling.
 */
const MENU = 'details[data-copy-page]';
/** Time (ms) to show the result, long enough to be read. */
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

/** Copies the text. Also called by the inline script, for a click before this file was loaded. */
export async function copy(button: HTMLElement): Promise<void> {
  const { copyTwin = '', labelCopied = '', labelFailed = '' } = button.dataset;
  const label = button.textContent;
  // Ignores a second click while the result is shown.
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

/**
 * Writes to the clipboard. Safari allows it only during the click, so the text is passed as a promise. Pages without
 * https have no clipboard.
 */
async function write(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
