import type { TabItemProps } from '../react/format/theme-common/tabs-state.js';

export type Props = TabItemProps;

/** A panel of `<Tabs>`. The `Tabs` component decides whether it is hidden. */
export default function TabItem({ value, label, children, hidden, className }: Props) {
  return (
    <div
      role="tabpanel"
      data-value={value}
      aria-label={typeof label === 'string' ? label : value}
      hidden={hidden}
      className={className}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
