import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBrowserDependency } from '../../react/render-context.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import type { TabsProps, TabsState } from '../../react/format/theme-common/tabs-state.js';
import { useSelectedTab } from '../../react/format/theme-common/use-tabs.js';

export interface Props extends Pick<TabsProps, 'groupId' | 'block' | 'className'> {
  state: TabsState;
  /** Panels by the value of their tab. An island receives rendered panels and cannot read their props. */
  panels: Readonly<Record<string, ReactNode>>;
}

/** Tabs whose HTML contains only the selected panel. React renders each other panel when its tab is chosen. */
export function LazyTabs({ state, panels, groupId, block, className }: Props) {
  const { selectedValue, selectValue, tabValues } = useSelectedTab(state, groupId);
  // The browser stores the choice of a group, which must be shown as soon as the tabs are visible.
  useBrowserDependency('shows the stored choice of a group', groupId === undefined ? 'event' : 'visible');
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={clsx('tabs', { 'tabs--block': block }, className)}
        onKeyDown={moveFocus}
      >
        {tabValues.map(({ value, label, attributes }) => (
          <li
            key={value}
            {...attributes}
            role="tab"
            tabIndex={value === selectedValue ? 0 : -1}
            aria-selected={value === selectedValue}
            className={clsx('tabs__item', attributes?.className, { 'tabs__item--active': value === selectedValue })}
            onClick={() => selectValue(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              selectValue(value);
            }}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">{panels[selectedValue]}</div>
    </div>
  );
}

/** The arrow keys go from tab to tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  tabs.at((at + step) % tabs.length)?.focus();
}
