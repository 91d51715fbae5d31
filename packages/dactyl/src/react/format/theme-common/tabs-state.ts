/** Computes from the props of `<Tabs>` what to show. Wrong props are an error that names the value. */
import { Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { listNames, UsageError } from './usage-error.js';

export interface TabItemProps {
  value: string;
  label?: ReactNode;
  default?: boolean;
  /** Attributes of the tab, not of the panel. */
  attributes?: ComponentProps<'li'>;
  className?: string;
  hidden?: boolean;
  children?: ReactNode;
}

export interface TabValue {
  value: string;
  label?: ReactNode;
  attributes?: ComponentProps<'li'>;
  default?: boolean;
}

export interface TabsProps {
  children?: ReactNode;
  /** Default: taken from the children. */
  values?: readonly TabValue[];
  /** Default: the child marked `default`, else the first. */
  defaultValue?: string | null;
  /** Tabs of one group change together, and the choice is remembered. */
  groupId?: string;
  /** Keeps the choice in the URL: under this name, or, if `true`, under that of the group. */
  queryString?: boolean | string;
  /**
   * Whether only the selected panel is in the page. Default: all panels are, for search engines and readers without
   * JavaScript.
   */
  lazy?: boolean;
  /** Whether the tabs fill the width of the text. */
  block?: boolean;
  className?: string;
}

export interface TabsState {
  tabs: readonly TabValue[];
  selected: string;
  queryParameter: string | undefined;
}

/** The `<TabItem>` children without `null` and `false`. */
export function sanitizeTabsChildren(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (isValidElement<TabItemProps>(child) && ['string', 'number'].includes(typeof child.props.value)) return child;
      throw new UsageError(`<Tabs> holds ${describe(child)}, which is no <TabItem>.`, {
        hint: 'Each child of <Tabs> has to be a <TabItem> with a unique `value`.',
      });
    });
}

export function tabsState(props: TabsProps, children: readonly ReactElement<TabItemProps>[]): TabsState {
  const tabs = props.values ?? children.map((child) => child.props);
  const values = tabs.map(({ value }) => value);
  const first = values[0];
  if (first === undefined) {
    throw new UsageError('<Tabs> has no <TabItem>.', { hint: 'Put at least one <TabItem> into it.' });
  }
  const duplicates = values.filter((value, index) => values.indexOf(value) !== index);
  if (duplicates.length > 0) {
    throw new UsageError(`Two items of <Tabs> have the value "${duplicates[0]}".`, {
      hint: 'Every <TabItem> of one <Tabs> needs a value of its own.',
    });
  }
  return { tabs, selected: selectedValue(props, tabs) ?? first, queryParameter: queryParameter(props) };
}

function selectedValue({ defaultValue }: TabsProps, tabs: readonly TabValue[]): string | undefined {
  if (!defaultValue) return tabs.find((tab) => tab.default)?.value;
  if (tabs.some(({ value }) => value === defaultValue)) return defaultValue;
  throw new UsageError(`<Tabs> has the defaultValue "${defaultValue}", but no <TabItem> has that value.`, {
    hint: `Values: ${listNames(tabs.map(({ value }) => value))}.`,
  });
}

function queryParameter({ queryString, groupId }: TabsProps): string | undefined {
  if (typeof queryString === 'string') return queryString;
  if (!queryString) return undefined;
  if (groupId) return groupId;
  throw new UsageError('<Tabs queryString> needs a groupId, which names the parameter in the URL.', {
    hint: 'Add groupId="…", or name the parameter: queryString="…".',
  });
}

function describe(child: ReactNode): string {
  if (!isValidElement(child)) return `the text ${JSON.stringify(String(child)).slice(0, 60)}`;
  const { type } = child;
  return `<${typeof type === 'string' ? type : (typeof type === 'function' && type.name) || 'a component'}>`;
}
