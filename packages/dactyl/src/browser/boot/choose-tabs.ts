/**
 * What tabs do. A file of its own, which the boot script loads where there are tabs. It takes what both use as an argument: an import would make
 * a third file of that.
 */
import type { SiteStorage } from '../stores/site-storage.js';
import type { findAll, onContent } from './events.js';

/** Prefix of the storage keys of chosen tabs; the name of their group follows. */
export const TAB_KEY_PREFIX = 'docusaurus.tab.';
/** As in `tabs.ts`. */
const TABS = 'body [data-tabs]';

export interface TabsTools {
  storage: SiteStorage;
  findAll: typeof findAll;
  onContent: typeof onContent;
}

/**
 * Shows the choices that were made before. Returns what a tab does: 0 chooses it, another step moves the focus to one beside it.
 */
export function startChoice({ storage, findAll, onContent }: TabsTools): (tab: HTMLElement, step: number) => void {
  /** Selects a value in these tabs. One that they do not have changes nothing. */
  const selectTab = (tabs: HTMLElement, value: string) => {
    const own = findAll('[role=tab],[role=tabpanel]', tabs).filter((element) => element.closest(TABS) === tabs);
    if (own.some((element) => element.dataset.value === value))
      for (const element of own) show(element, element.dataset.value === value);
  };
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
  return (tab, step) => (step ? neighbour(tab, step)?.focus() : choose(tab));
}

/** Of a tab or its panel. */
function show(element: HTMLElement, selected: boolean): void {
  if (element.role === 'tabpanel') {
    element.hidden = !selected;
  } else {
    element.ariaSelected = String(selected);
    element.tabIndex = selected ? 0 : -1;
    element.classList.toggle('tabs__item--active', selected);
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
