import clsx from 'clsx';
import DocCard from '@theme/DocCard';
import { filterDocCardListItems } from '../features/docs/react/sidebar-items.js';
import type { SidebarItem } from '../features/docs/react/types.js';
import { useCurrentSidebarSiblings } from '../features/docs/react/use-sidebar.js';

export interface Props {
  /** Default: the items of the category that the page belongs to. */
  items?: readonly SidebarItem[];
  className?: string;
}

/** Cards of sidebar items. */
export default function DocCardList({ items, className }: Props) {
  return items ? <Cards items={items} className={className} /> : <SiblingCards className={className} />;
}

function SiblingCards({ className }: { className: string | undefined }) {
  return <Cards items={useCurrentSidebarSiblings()} className={className} />;
}

function Cards({ items, className }: { items: readonly SidebarItem[]; className: string | undefined }) {
  return (
    <section className={clsx('row', className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <article key={index} className="col col--6 margin-bottom--lg">
          <DocCard item={item} />
        </article>
      ))}
    </section>
  );
}
