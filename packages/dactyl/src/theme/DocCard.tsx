import clsx from 'clsx';
import Heading from '@theme/Heading';
import { findFirstSidebarItemCategoryLink } from '../runtime/docs/sidebar-items.js';
import type { SidebarCategory, SidebarLink } from '../runtime/docs/types.js';
import { useDocById } from '../runtime/docs/version-context.js';
import Link from '../runtime/Link.js';
import { usePluralForm } from '../runtime/theme-common/plural-form.js';
import { translate } from '../runtime/Translate.js';
import { isInternalUrl } from '../shared/url.js';

export interface Props {
  item: SidebarCategory | SidebarLink;
}

/** A card that leads to a doc, to a category or to another site. */
export default function DocCard({ item }: Props) {
  return item.type === 'category' ? <CategoryCard item={item} /> : <LinkCard item={item} />;
}

function CategoryCard({ item }: { item: SidebarCategory }) {
  const { selectMessage } = usePluralForm();
  const href = findFirstSidebarItemCategoryLink(item);
  // A category that leads nowhere has no card.
  if (href === undefined) return null;
  const count = item.items.length;
  const message = translate(
    {
      id: 'theme.docs.DocCard.categoryDescription.plurals',
      message: '1 item|{count} items',
      description: 'Description of a category without one, in all plural forms',
    },
    { count },
  );
  return (
    <Card
      href={href}
      kind="category"
      title={item.label}
      description={item.description ?? selectMessage(count, message)}
    />
  );
}

function LinkCard({ item }: { item: SidebarLink }) {
  const doc = useDocById(item.docId);
  const kind = isInternalUrl(item.href) ? 'doc' : 'external';
  return <Card href={item.href} kind={kind} title={item.label} description={item.description ?? doc?.description} />;
}

interface CardProps {
  href: string;
  /** Decides on the icon, which CSS draws. */
  kind: 'category' | 'doc' | 'external';
  title: string;
  description: string | undefined;
}

function Card({ href, kind, title, description }: CardProps) {
  return (
    <Link href={href} className={clsx('card', 'dactyl-card', `dactyl-card--${kind}`)}>
      <Heading as="h2" className="text--truncate dactyl-card__title" title={title}>
        {title}
      </Heading>
      {description && (
        <p className="text--truncate dactyl-card__description" title={description}>
          {description}
        </p>
      )}
    </Link>
  );
}
