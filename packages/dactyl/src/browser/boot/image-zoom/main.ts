/**
 * Shows an image as large as the window, in a native dialog. In: images with `data-zoom`, whose value is the text of the image
 * as a button and that of the button that closes it, in two lines. Pages with such images load this file; it imports nothing
 * and stays for pages that navigation shows. Without it, they are images as any other.
 */

const SELECTOR = 'img[data-zoom]';
const dialog = document.createElement('dialog');
dialog.className = 'dactyl-zoom';

document.addEventListener('click', ({ target }) => open(target));
document.addEventListener('keydown', (event) => {
  if ((event.key === 'Enter' || event.key === ' ') && open(event.target)) event.preventDefault();
});
// A click beside the image closes it as one on it does; Escape is the browser's.
dialog.addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => dialog.replaceChildren());
document.addEventListener('dactyl:navigated', () => {
  dialog.close();
  markAll();
});
addEventListener('resize', markAll);
markAll();

/** Images that the window could show larger become buttons. */
function markAll(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(SELECTOR)) {
    const isButton = isLarger(image) && !image.closest('a,button,summary');
    if (isButton === (image.role === 'button')) continue;
    if (!isButton) {
      for (const name of ['role', 'tabindex', 'aria-haspopup', 'aria-label']) image.removeAttribute(name);
      continue;
    }
    const [enlarge = ''] = textsOf(image);
    image.role = 'button';
    image.tabIndex = 0;
    image.ariaHasPopup = 'dialog';
    image.ariaLabel = image.alt ? `${image.alt} – ${enlarge}` : enlarge;
  }
}

/** Drawings have any size; of others there must be more than is shown. */
function isLarger(image: HTMLImageElement): boolean {
  return /\.svg(?:[?#]|$)/.test(image.src) || image.clientWidth < Number(image.getAttribute('width'));
}

function open(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLImageElement) || !target.matches(SELECTOR) || target.role !== 'button') return false;
  const image = target.cloneNode() as HTMLImageElement; // a copy of an element is one of its kind
  for (const name of ['role', 'tabindex', 'aria-haspopup', 'aria-label', 'data-zoom', 'id', 'loading', 'style'])
    image.removeAttribute(name);
  const files = [...(target.closest('picture')?.querySelectorAll('source') ?? [])].map((source) => source.cloneNode());
  const picture = document.createElement('picture');
  picture.append(...files, image);
  for (const element of picture.querySelectorAll('[sizes]')) element.setAttribute('sizes', '100vw');
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = textsOf(target)[1] ?? '';
  // An image without a description leaves the text of the button.
  dialog.ariaLabel = target.alt || target.ariaLabel;
  dialog.replaceChildren(close, picture);
  if (!dialog.isConnected) document.body.append(dialog);
  dialog.showModal();
  return true;
}

function textsOf(image: HTMLImageElement): string[] {
  return (image.dataset['zoom'] ?? '').split('\n');
}
