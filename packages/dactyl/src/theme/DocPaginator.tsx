import clsx from 'clsx';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import Translate, { translate } from '../react/Translate.js';
import type { PageLink } from '../features/docs/react/types.js';

export interface Props {
  previous?: PageLink | null;
  next?: PageLink | null;
  className?: string;
}

export default function DocPaginator({ previous, next, className }: Props) {
  if (!previous && !next) return null;
  return (
    <nav
      className={clsx('docusaurus-mt-lg', 'pagination-nav', className)}
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'Label of the links to the previous and next doc',
      })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={
            <Translate id="theme.docs.paginator.previous" description="Above the title of the previous doc">
              Previous
            </Translate>
          }
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          subLabel={
            <Translate id="theme.docs.paginator.next" description="Above the title of the next doc">
              Next
            </Translate>
          }
          isNext
        />
      )}
    </nav>
  );
}
