/**
 * Shows the state of images that browsers load: slow, offline, missing. Input: elements with `data-image`, see
 * `IdealImage.tsx`. Output: their attribute `data-state` and the text of their message; nothing else on the page changes.
 * Runs once per document and also handles images on pages that navigation shows. It is one file and imports nothing.
 */

/** States, in the order of the texts in `data-image`. A text may contain `{size}`. */
const STATES = ['loading', 'load', 'offline', 'notFound', 'error'] as const;

type State = (typeof STATES)[number];

/** Time (ms) after which a message says that the image is loading. */
const PATIENCE = 500;
/** Selector with an element name, because a link may set attributes of `<html>`. */
const BOX = 'span[data-image]';
const SOURCES = 'img.ideal-image__image, source';
/** States in which the message is a button. */
const BUTTONS: ReadonlySet<State> = new Set(['load', 'error']);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const boxOf = (target: EventTarget | null) =>
  target instanceof HTMLImageElement && target.matches('.ideal-image__image') ? target.closest<HTMLElement>(BOX) : null;

const imageIn = (box: HTMLElement) => box.querySelector<HTMLImageElement>('img.ideal-image__image');

const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    near.unobserve(target);
    setTimeout(() => {
      if (!target.dataset['state'] && !imageIn(target)?.complete) show(target, 'loading');
    }, PATIENCE);
  }
});

// These events do not bubble, but they can be observed in the capture phase.
document.addEventListener('load', ({ target }) => clear(boxOf(target)), true);
document.addEventListener('error', ({ target }) => void explain(boxOf(target)), true);
document.addEventListener('dactyl:navigated', lookAtAll);
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('.ideal-image__message button');
  const box = button && button.closest<HTMLElement>(BOX);
  if (box) load(box);
});
addEventListener('online', () => {
  for (const box of document.querySelectorAll<HTMLElement>(`${BOX}[data-state=offline]`)) load(box);
});
lookAtAll();

function lookAtAll(): void {
  for (const box of document.querySelectorAll<HTMLElement>(`${BOX}:not([data-state])`)) {
    const image = imageIn(box);
    if (!image) continue;
    // Images that loaded or failed before this script ran.
    if (image.complete && image.currentSrc) {
      if (image.naturalWidth === 0) void explain(box);
    } else if (savesData()) holdBack(box);
    else near.observe(box);
  }
}

function savesData(): boolean {
  // The cast: TypeScript's types lack the property, which only some browsers have.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Stops an image from loading until the reader asks for it. */
function holdBack(box: HTMLElement): void {
  for (const element of box.querySelectorAll(SOURCES)) {
    for (const name of ['srcset', 'src']) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      element.setAttribute(`data-${name}`, value);
      element.removeAttribute(name);
    }
  }
  show(box, 'load');
}

function load(box: HTMLElement): void {
  const image = imageIn(box);
  if (!image) return;
  show(box, 'loading');
  for (const element of box.querySelectorAll(SOURCES)) {
    for (const name of ['srcset', 'src']) {
      const value = element.getAttribute(`data-${name}`);
      if (value === null) continue;
      element.setAttribute(name, value);
      element.removeAttribute(`data-${name}`);
    }
  }
  // Setting the attributes again fetches the image again, even after a failure.
  image.loading = 'eager';
  image.setAttribute('src', image.getAttribute('src') ?? '');
}

async function explain(box: HTMLElement | null): Promise<void> {
  const url = box && imageIn(box)?.currentSrc;
  if (!url) return;
  if (!navigator.onLine) return show(box, 'offline');
  const status = await fetch(url, { method: 'HEAD' }).then(
    (answer) => answer.status,
    () => 0,
  );
  show(box, status === 404 || status === 410 ? 'notFound' : 'error');
}

function clear(box: HTMLElement | null): void {
  if (box) show(box, undefined);
}

function show(box: HTMLElement, state: State | undefined): void {
  const message = box.querySelector('.ideal-image__message');
  if (!message) return;
  if (!state) {
    delete box.dataset['state'];
    message.replaceChildren();
    return;
  }
  box.dataset['state'] = state;
  const texts = (box.dataset['image'] ?? '').split('\n');
  const text = (texts[STATES.indexOf(state)] ?? '').replace('{size}', sizeOf(box));
  if (!BUTTONS.has(state)) return message.replaceChildren(text);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  message.replaceChildren(button);
}

/** Size of the file that the browser would choose. */
function sizeOf(box: HTMLElement): string {
  const files = (box.dataset['imageSizes'] ?? '').split(' ').map((file) => file.split(':').map(Number));
  const wanted = box.clientWidth * devicePixelRatio;
  const [, bytes = 0] = files.find(([width = 0]) => width >= wanted) ?? files.at(-1) ?? [];
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
