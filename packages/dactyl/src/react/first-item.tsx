/**
 * The link that a closed list shows instead of its items. `node/pipeline/region-template.ts` writes the same link for
 * branches.
 */
import type { Ref } from 'react';
import Link from './Link.js';

export interface FirstItemProps {
  href: string;
  label: string;
  ref?: Ref<HTMLLIElement>;
}

export function FirstItem({ href, label, ref }: FirstItemProps) {
  return (
    <li className="menu__list-item" ref={ref}>
      <Link className="menu__link" to={href}>
        {label}
      </Link>
    </li>
  );
}
