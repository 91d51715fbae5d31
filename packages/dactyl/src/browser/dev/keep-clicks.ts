/**
 * Keeps clicks that have not been answered when the page is loaded again, or shown again under the pointer. Vite loads pages again
 * when it has bundled another package, and we do after some edits; a click for which the code was still on its way would be lost.
 * In: the browser's clicks, and what loads the page again. Out: the same clicks on the elements that have taken their place.
 */

/** Name in the storage of the tab, read once by the next document. */
const KEY = 'dactyl:dev-clicks';
/** Attribute of `<html>` while a click waits for its code; `boot/islands/watch.ts` sets it. */
const WAITING = 'data-waiting';

/** Where an element is: from the document's element down, as positions among siblings, and what stands in it. */
interface Place {
  path: number[];
  name: string;
  text: string | null;
}

interface Kept {
  pathname: string;
  places: Place[];
  /** Whether the page was loaded again because a module did not come. */
  isAnotherTry: boolean;
}

export interface ClickKeeper {
  /** Loads the page again. */
  reload(): void;
  /** After the scripts of the page have run. */
  repeat(): void;
}

/** The part of Vite's `import.meta.hot` that is used here. */
interface ReloadEvents {
  on(event: 'vite:beforeFullReload', listener: () => void): void;
}

/** Call this before other scripts of the page listen for clicks. */
export function keepClicks(hot: ReloadEvents | undefined): ClickKeeper {
  const before = takeKept();
  const held = heldBack();
  repeatPressed();
  const keep = (isAnotherTry: boolean) => {
    const kept: Kept = { pathname: location.pathname, places: held(), isAnotherTry };
    if (!isAnotherTry && kept.places.length === 0) return;
    return withStorage((storage) => {
      storage.setItem(KEY, JSON.stringify(kept));
      return true;
    });
  };
  // The page goes a moment later, and clicks may come until then.
  const keepAtEnd = () => addEventListener('pagehide', () => isWaiting() && keep(false), { once: true });
  hot?.on('vite:beforeFullReload', keepAtEnd);
  document.addEventListener('dactyl:failed', (event) => {
    // A mistake in the code would fail again, and so would what has failed twice. The reader is told of these.
    const { detail } = event as CustomEvent<unknown>; // the event's name determines its type
    if (before?.isAnotherTry || (detail instanceof Response && detail.status !== OUTDATED)) return;
    // Without a note that it was tried, the page would be loaded again and again.
    if (!keep(true)) return;
    event.preventDefault();
    location.reload();
  });
  return {
    reload() {
      keepAtEnd();
      location.reload();
    },
    repeat: () => before?.places.forEach((place) => find(place)?.click()),
  };
}

/** Vite's answer for a module of a bundle that it has just made anew. */
const OUTDATED = 504;

function isWaiting(): boolean {
  return document.documentElement.hasAttribute(WAITING);
}

interface HeldClick {
  event: MouseEvent;
  target: Element;
  place: Place;
  pathname: string;
}

/** Returns the places of clicks that were held back: what listens at the window keeps these from the document. */
function heldBack(): () => Place[] {
  let clicks: HeldClick[] = [];
  const note = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element) clicks.push({ event, target, place: placeOf(target), pathname: location.pathname });
  };
  const forget = (event: Event) => void (clicks = clicks.filter((click) => click.event !== event));
  addEventListener('click', note, true);
  document.addEventListener('click', forget, true);
  document.addEventListener('dactyl:swap', () => {
    const lost = isWaiting() ? clicks.filter(isLost) : [];
    clicks = clicks.filter((click) => !lost.includes(click));
    for (const { place, pathname } of lost) if (pathname === location.pathname) find(place)?.click();
  });
  return () => clicks.map(({ place }) => place);
}

/**
 * Whether an edit has replaced what was clicked by a key or a script, such as by us. Other clicks are answered by what is now at their place
 * in the window (`hydrate/replay.ts`); these have none.
 */
function isLost({ event, target }: HeldClick): boolean {
  return !target.isConnected && !event.clientX && !event.clientY;
}

/** The browser makes no click of a press on an element that an edit has replaced before it was released. */
function repeatPressed(): void {
  let pressed: { target: Element; place: Place } | undefined;
  const press = ({ target, button }: PointerEvent) => {
    pressed = target instanceof Element && button === 0 ? { target, place: placeOf(target) } : undefined;
  };
  const release = ({ target }: PointerEvent) => {
    if (!pressed || pressed.target.isConnected) return;
    const found = find(pressed.place);
    if (target instanceof Node && found?.contains(target)) found.click();
  };
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
}

/** `undefined` where the reader allows no storage, where it is full, or where something else is in it. */
function withStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(sessionStorage);
  } catch {
    return undefined;
  }
}

function takeKept(): Kept | undefined {
  const kept = withStorage((storage) => {
    const text = storage.getItem(KEY);
    storage.removeItem(KEY);
    // The cast: only `keep` writes it.
    return JSON.parse(text ?? 'null') as Kept | null;
  });
  return kept?.pathname === location.pathname ? kept : undefined;
}

function placeOf(element: Element): Place {
  const path: number[] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return { path, name: element.localName, text: element.textContent };
}

/** Rather nothing than another element, which an edit has brought to this place. */
function find({ path, name, text }: Place): HTMLElement | undefined {
  let element: Element | undefined = document.documentElement;
  for (const index of path) element = element?.children[index];
  if (!(element instanceof HTMLElement)) return undefined;
  return element.localName === name && element.textContent === text ? element : undefined;
}
