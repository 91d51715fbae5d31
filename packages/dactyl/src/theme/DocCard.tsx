import clsx from 'clsx';
import Heading from '@theme/Heading';
import { findFirstSidebarItemCategoryLink } from '../features/docs/react/sidebar-items.js';
import type { SidebarBadge } from '../shared/badge.js';
import type { SidebarCategory, SidebarLink } from '../features/docs/react/types.js';
import { useDocById } from '../features/docs/react/version-context.js';
import Link from '../react/Link.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { useDocCardDescriptionCategoryItemsPlural } from '../react/format/theme-common/doc-card.js';
import { extractLeadingEmoji } from '../react/format/theme-common/leading-emoji.js';
import { isInternalUrl } from '../shared/url.js';
import { ItemBadge } from './DocSidebarItem/item-badge.js';

export interface Props {
  item: SidebarCategory | SidebarLink;
}

/** A card that leads to a doc, to a category or to another site. */
export default function DocCard({ item }: Props) {
  return item.type === 'category' ? <CategoryCard item={item} /> : <LinkCard item={item} />;
}

function CategoryCard({ item }: { item: SidebarCategory }) {
  const describeItems = useDocCardDescriptionCategoryItemsPlural();
  const href = findFirstSidebarItemCategoryLink(item);
  // A category that leads nowhere has no card.
  if (href === undefined) return null;
  const description = item.description ?? describeItems(item.items.length);
  return (
    <Card {...{ href, description }} kind="category" title={item.label} badge={item.badge} className={item.className} />
  );
}

function LinkCard({ item }: { item: SidebarLink }) {
  const doc = useDocById(item.docId);
  const kind = isInternalUrl(item.href) ? 'doc' : 'external';
  const description = item.description ?? doc?.description;
  return (
    <Card
      {...{ kind, description }}
      href={item.href}
      title={item.label}
      badge={item.badge}
      className={item.className}
    />
  );
}

interface CardProps {
  href: string;
  /** Determines the icon, which CSS draws unless the title begins with an emoji. */
  kind: 'category' | 'doc' | 'external';
  title: string;
  badge: SidebarBadge | undefined;
  description: string | undefined;
  className: string | undefined;
}

const NAMES = ThemeClassNames.docs.docCard;

function Card({ href, kind, title, badge, description, className }: CardProps) {
  const { takesEmojiForIcon } = useDocusaurusContext().siteFormat;
  const { emoji, rest } = takesEmojiForIcon ? extractLeadingEmoji(title) : { emoji: null, rest: title };
  const icon = emoji === null ? `dactyl-card--${kind}` : 'dactyl-card--emoji';
  return (
    <Link href={href} className={clsx(NAMES.container, 'card', 'dactyl-card', icon, className)}>
      <Heading as="h2" className={clsx(NAMES.heading, 'text--truncate dactyl-card__title')} title={title}>
        {emoji !== null && <span className={NAMES.icon}>{emoji}</span>}
        <span className={NAMES.title}>{rest.trim()}</span>
        <ItemBadge badge={badge} />
      </Heading>
      {description && (
        <p className={clsx(NAMES.description, 'text--truncate dactyl-card__description')} title={description}>
          {description}
        </p>
      )}
    </Link>
  );
}
