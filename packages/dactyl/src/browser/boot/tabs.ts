import type { BootContext } from './boot-context.js';
import { findAll, on, onContent } from './events.js';

const TABS = 'body [data-tabs]';
const TAB = `${TABS} [role=tab]`;

/**
 * Starts tabs. `data-tabs` holds their group, which may be empty, and `data-query` the name of a query parameter. Most pages have none, so what
 * they do is fetched where there are some; a choice that a reader makes meanwhile waits for it.
 */
export function startTabs({ storage }: BootContext): void {
  let tools: Promise<(tab: HTMLElement, step: number) => void> | undefined;
  const load = () =>
    (tools ??= import('./choose-tabs.js').then((file) => file.startChoice({ storage, findAll, onContent })));
  const choose = (tab: HTMLElement, step: number) => void load().then((chooseTab) => chooseTab(tab, step));

  on('click', TAB, (tab) => choose(tab, 0));
  on('keydown', TAB, (tab, event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Enter: 0, ' ': 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(tab, step);
  });
  onContent(() => {
    if (findAll(TABS)[0]) void load();
  });
}
