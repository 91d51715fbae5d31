import type { SidebarBadge } from '../../shared/badge.js';
import { Badge } from '../writing/Badge.js';

/** The badge behind a label. It belongs to the link, so that screen readers say it with the name. */
export function ItemBadge({ badge }: { badge: SidebarBadge | undefined }) {
  if (!badge) return null;
  return (
    <>
      {' '}
      <Badge kind={badge.kind}>{badge.text}</Badge>
    </>
  );
}
