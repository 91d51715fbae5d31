import type { TabItemProps } from './Tabs/tabs-state.js';

export type Props = TabItemProps;

/** A panel of `<Tabs>`, which reads its props and renders the panel itself. On its own it shows its content. */
export default function TabItem({ children, hidden, className }: Props) {
  return (
    <div role="tabpanel" hidden={hidden} className={className}>
      {children}
    </div>
  );
}
