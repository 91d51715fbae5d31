import clsx from 'clsx';
import { cloneElement } from 'react';
import { sanitizeTabsChildren, tabsState, type TabsProps } from '../runtime/theme-common/tabs-state.js';

export type Props = TabsProps;

/** Tabs. Every panel is in the HTML; the boot script shows the chosen one and keeps groups in step. */
export default function Tabs(props: Props) {
  const children = sanitizeTabsChildren(props.children);
  const { tabs, selected, queryParameter } = tabsState(props, children);
  return (
    <div className="tabs-container" data-tabs={props.groupId ?? ''} data-query={queryParameter}>
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
      <div className="margin-top--md">
        {children.map((child) =>
          cloneElement(child, {
            key: child.props.value,
            label: tabs.find(({ value }) => value === child.props.value)?.label,
            hidden: child.props.value !== selected,
          }),
        )}
      </div>
    </div>
  );
}
