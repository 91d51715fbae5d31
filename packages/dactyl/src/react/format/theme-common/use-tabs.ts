import { useEffect, useState } from 'react';
import { useBrowserDependency } from '../../render-context.js';
import { useLocation } from '../../use-location.js';
import { browserHistory } from '../../use-history.js';
import { useStorageSlot } from './storage-slot.js';
import { sanitizeTabsChildren, tabsState, type TabsProps, type TabsState, type TabValue } from './tabs-state.js';

export interface TabsValue {
  selectedValue: string;
  /** Selects a tab, in all tabs of the group, and remembers the choice. */
  selectValue: (value: string) => void;
  tabValues: readonly TabValue[];
}

/**
 * State of custom tabs. They share the choice of their group with the default tabs, by the same storage key and the
 * same query parameter.
 *
 * @throws UsageError when a value is missing, unknown or used twice.
 */
export function useTabs(props: TabsProps): TabsValue {
  return useSelectedTab(tabsState(props, sanitizeTabsChildren(props.children)), props.groupId);
}

/** The same, for tabs that have already been read from children. */
export function useSelectedTab({ tabs, selected: initial, queryParameter }: TabsState, groupId?: string): TabsValue {
  useBrowserDependency('calls useTabs', queryParameter === undefined ? 'event' : 'visible');
  const [own, setOwn] = useState(initial);
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  const { search } = useLocation();
  const isValid = (value: string | null | undefined): value is string => tabs.some((tab) => tab.value === value);

  const asked = queryParameter === undefined ? null : new URLSearchParams(search).get(queryParameter);
  const wanted = [asked, stored].find(isValid);
  // Takes over a choice that was made elsewhere, unless these tabs do not have the value.
  useEffect(() => {
    if (wanted !== undefined) setOwn(wanted);
  }, [wanted]);

  const selectValue = (value: string) => {
    if (!isValid(value)) throw new Error(`Cannot select the unknown tab "${value}".`);
    setOwn(value);
    if (queryParameter !== undefined) writeQuery(queryParameter, value);
    slot.set(value);
  };
  // Duplicate and missing values are rejected, so the selected tab exists, or it has been removed since.
  return { selectedValue: isValid(own) ? own : initial, selectValue, tabValues: tabs };
}

function writeQuery(name: string, value: string): void {
  const history = browserHistory();
  const parameters = new URLSearchParams(history.location.search);
  parameters.set(name, value);
  history.replace({ ...history.location, search: `?${parameters}` });
}
