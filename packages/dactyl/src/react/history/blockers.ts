/** Asks the reader before they leave for another place of the site: `history.block()`. */
import type { HistoryAction, HistoryLocation } from './location-store.js';

/** A question, or a function that returns one: `false` forbids leaving, `undefined` allows it. */
export type BlockPrompt =
  | string
  | boolean
  | ((location: HistoryLocation, action: HistoryAction) => string | false | void);

export interface Blockers {
  /** Adds a question. Returns a function that removes it. */
  add(prompt: BlockPrompt | undefined): () => void;
  /** Whether leaving is allowed: no function forbids it, and the reader agrees. */
  allow(location: HistoryLocation, action: HistoryAction): boolean;
  /** Runs an action without questions, because it has been allowed already. */
  pause(action: () => void): void;
}

/** The fields of the Navigation API that are used here. Not every browser has it. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { url: string };
}

export function createBlockers(toLocation: (href: string) => HistoryLocation): Blockers {
  const prompts = new Set<{ prompt: BlockPrompt | undefined }>();
  let paused = false;
  const { navigation } = window as { navigation?: EventTarget };
  /** Whether the next step needs no question: it has been allowed already, or undoes a step. */
  let isAllowedStep = false;

  const allow = (location: HistoryLocation, action: HistoryAction) =>
    paused || [...prompts].every(({ prompt }) => isAllowed(prompt, location, action));

  function onClick(event: MouseEvent): void {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target],[download])') : null;
    if (!link || link.origin !== location.origin || button || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!allow(toLocation(link.href), 'PUSH')) event.preventDefault();
  }

  /** In browsers that ask before a step, a forbidden step is cancelled. */
  function onNavigate(event: Event): void {
    const { navigationType, cancelable, destination } = event as NavigateEvent; // the event's own fields
    if (navigationType !== 'traverse' || !cancelable) return;
    isAllowedStep = allow(toLocation(destination.url), 'POP');
    if (!isAllowedStep) event.preventDefault();
  }

  /**
   * In other browsers, a forbidden step is undone. They do not tell how far it went, and most steps go one entry
   * back.
   */
  function onPop({ isTrusted }: PopStateEvent): void {
    if (!isTrusted) return;
    const mayPass = isAllowedStep || allow(toLocation(location.href), 'POP');
    isAllowedStep = !mayPass;
    if (!mayPass) history.forward();
  }

  function listen(change: 'addEventListener' | 'removeEventListener'): void {
    document[change]('click', onClick as EventListener, true); // a click is a mouse event
    navigation?.[change]('navigate', onNavigate);
    window[change]('popstate', onPop as EventListener); // the listener takes the type of this event
  }

  return {
    add(prompt) {
      const entry = { prompt };
      if (prompts.size === 0) listen('addEventListener');
      prompts.add(entry);
      return () => {
        if (prompts.delete(entry) && prompts.size === 0) listen('removeEventListener');
      };
    },
    allow,
    pause(action) {
      paused = true;
      action();
      paused = false;
    },
  };
}

function isAllowed(prompt: BlockPrompt | undefined, location: HistoryLocation, action: HistoryAction): boolean {
  const answer = typeof prompt === 'function' ? prompt(location, action) : prompt;
  // oxlint-disable-next-line no-alert -- it is what the format's router asks with
  return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
}
