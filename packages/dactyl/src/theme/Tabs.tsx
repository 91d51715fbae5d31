import clsx from 'clsx';
import { cloneElement } from 'react';
import {
  sanitizeTabsChildren,
  tabsState,
  type TabsProps,
  type TabValue,
} from '../react/format/theme-common/tabs-state.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { LazyTabs } from './Tabs/LazyTabs.js';

export type Props = TabsProps;

/**
 * Tabs. Every panel is in the HTML; the boot script shows the chosen panel and synchronises tabs of the same group. With
 * `lazy`, the HTML contains only the selected panel, and React renders the others.
 */
export default function Tabs(props: Props) {
  const children = sanitizeTabsChildren(props.children);
  const { tabs, selected, queryParameter } = tabsState(props, children);
  const panel = (child: (typeof children)[number], hidden: boolean) => {
    const { value } = child.props;
    return cloneElement(child, { key: value, label: tabs.find((tab) => tab.value === value)?.label, hidden });
  };
  if (props.lazy) {
    const { groupId, block, className } = props;
    const state = { tabs: tabs.map(toTab), selected, queryParameter };
    const panels = Object.fromEntries(children.map((child) => [child.props.value, panel(child, false)]));
    return <LazyTabs state={state} panels={panels} {...{ groupId, block, className }} />;
  }
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}
      data-tabs={props.groupId ?? ''}
      data-query={queryParameter}
    >
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={clsx('tabs', { 'tabs--block': props.block }, props.className)}
      >
        {tabs.map(({ value, label, attributes }) => (
          <li
            key={value}
            {...attributes}
            role="tab"
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            data-value={value}
            className={clsx('tabs__item', attributes?.className, { 'tabs__item--active': value === selected })}
            suppressHydrationWarning
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">{children.map((child) => panel(child, child.props.value !== selected))}</div>
    </div>
  );
}

/** The fields of a tab itself: the value may be the props of a `<TabItem>`, which contain the panel too. */
function toTab({ value, label, attributes }: TabValue): TabValue {
  return { value, label, attributes };
}
