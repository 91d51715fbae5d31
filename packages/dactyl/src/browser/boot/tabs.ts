import type { BootContext } from './boot-context.js';
import { findAll, on, onContent } from './events.js';

/** Prefix of the storage keys of chosen tabs; the name of their group follows. */
export const TAB_KEY_PREFIX = 'docusaurus.tab.';
const TABS = 'body [data-tabs]';
const TAB = `${TABS} [role=tab]`;

/** Starts tabs. `data-tabs` holds their group, which may be empty, and `data-query` the name of a query parameter. */
export function startTabs({ storage }: BootContext): void {
  /** Selects a value in all tabs of a group that have it. */
  const selectGroup = (group: string, value: string) => {
    for (const tabs of findAll(TABS)) if (tabs.dataset.tabs === group) selectTab(tabs, value);
  };

  const choose = (tab: HTMLElement) => {
    const tabs = tab.closest<HTMLElement>(TABS);
    const value = tab.dataset.value;
    if (!tabs || value === undefined) return;
    const { tabs: group, query } = tabs.dataset;
    const top = tab.getBoundingClientRect().top;
    selectTab(tabs, value);
    if (query) writeQuery(query, value);
    if (group) {
      selectGroup(group, value);
      storage.set(TAB_KEY_PREFIX + group, value);
    }
    // Panels above may have changed their height, so the page is scrolled to keep the tab under the pointer.
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };

  on('click', TAB, choose);
  on('keydown', TAB, (tab, event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Enter: 0, ' ': 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (step) neighbour(tab, step)?.focus();
    else choose(tab);
  });
  storage.watch((key, value) => {
    if (value && key.startsWith(TAB_KEY_PREFIX)) selectGroup(key.slice(TAB_KEY_PREFIX.length), value);
  });
  onContent(() => {
    const parameters = new URLSearchParams(location.search);
    for (const tabs of findAll(TABS)) {
      const { tabs: group, query } = tabs.dataset;
      const value = (query && parameters.get(query)) || (group && storage.get(TAB_KEY_PREFIX + group));
      if (value) selectTab(tabs, value);
    }
  });
}

/** Selects a tab. A value that these tabs do not have changes nothing. */
function selectTab(tabs: HTMLElement, value: string): void {
  const own = findAll('[role=tab],[role=tabpanel]', tabs).filter((element) => element.closest(TABS) === tabs);
  if (!own.some((element) => element.dataset.value === value)) return;
  for (const element of own) {
    const selected = element.dataset.value === value;
    if (element.role === 'tabpanel') {
      element.hidden = !selected;
    } else {
      element.ariaSelected = String(selected);
      element.tabIndex = selected ? 0 : -1;
      element.classList.toggle('tabs__item--active', selected);
    }
  }
}

function neighbour(tab: HTMLElement, step: number): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.children ?? [])];
  // The cast: the children of a tab list are its tabs.
  return tabs.at((tabs.indexOf(tab) + step) % tabs.length) as HTMLElement | undefined;
}

function writeQuery(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}
