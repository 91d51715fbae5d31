/** Questions that are asked before the reader leaves for another place of the site: `history.block()`. */
import type { HistoryAction, HistoryLocation } from './location-store.js';

/** A question, or what finds one: `false` forbids, nothing allows. */
export type BlockPrompt =
  | string
  | boolean
  | ((location: HistoryLocation, action: HistoryAction) => string | false | void);

export interface Blockers {
  /** Returns a function that takes it away. */
  add(prompt: BlockPrompt | undefined): () => void;
  /** Whether nobody objects. */
  allow(location: HistoryLocation, action: HistoryAction): boolean;
  /** Runs something that has been allowed already. */
  pause(action: () => void): void;
}

/** What is used of the Navigation API, which not every browser has. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { url: string };
}

export function createBlockers(toLocation: (href: string) => HistoryLocation): Blockers {
  const prompts = new Set<{ prompt: BlockPrompt | undefined }>();
  let paused = false;
  const { navigation } = window as { navigation?: EventTarget };
  /** Whether nobody needs to be asked about the next step: it is allowed already, or takes one back. */
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

  /** Where the browser asks before it steps, the step is not taken. */
  function onNavigate(event: Event): void {
    const { navigationType, cancelable, destination } = event as NavigateEvent; // its own fields
    if (navigationType !== 'traverse' || !cancelable) return;
    isAllowedStep = allow(toLocation(destination.url), 'POP');
    if (!isAllowedStep) event.preventDefault();
  }

  /** Elsewhere it is taken back. How far it went is not told: most steps go one back. */
  function onPop({ isTrusted }: PopStateEvent): void {
    if (!isTrusted) return;
    const mayPass = isAllowedStep || allow(toLocation(location.href), 'POP');
    isAllowedStep = !mayPass;
    if (!mayPass) history.forward();
  }

  function listen(change: 'addEventListener' | 'removeEventListener'): void {
    document[change]('click', onClick as EventListener, true); // a click is a mouse event
    navigation?.[change]('navigate', onNavigate);
    window[change]('popstate', onPop as EventListener); // that is its type
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
