import clsx from 'clsx';
import type { ReactNode } from 'react';
import BlogAuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import { usePostCount } from '../../../features/blog/react/post-count.js';
import type { BlogAuthor as Author } from '../../../features/blog/react/types.js';
import Link from '../../../react/Link.js';

export interface Props {
  /** Show the name as a heading, with all details: on the author's own page and in the list of authors. */
  as?: 'h1' | 'h2';
  author: Author;
  className?: string;
  /** Number of posts. */
  count?: number;
}

export default function BlogAuthor({ as, author, className, count }: Props) {
  const { title, imageURL, socials, description } = author;
  // A page and an entry in the list of authors need a name; without one, the author's key is shown.
  const name = author.name ?? (as && author.key) ?? undefined;
  const href = linkOf(author);
  return (
    <div className={clsx('avatar', 'dactyl-author', className, as && `dactyl-author--${as}`)}>
      {imageURL && (
        <MaybeLink href={href} className="avatar__photo-link">
          <img
            className={clsx('avatar__photo', 'dactyl-author__photo')}
            src={imageURL}
            alt={name ?? author.key ?? (href && (title ?? href)) ?? ''}
            loading="lazy"
          />
        </MaybeLink>
      )}
      {(name || title) && (
        <div className="avatar__intro">
          {name && (
            <div className="avatar__name">
              <MaybeLink href={href}>
                <Name as={as} name={name} />
              </MaybeLink>
              {count !== undefined && <PostCount count={count} />}
            </div>
          )}
          {title && (
            <small className="dactyl-author__title" title={title}>
              {title}
            </small>
          )}
          {as && description && <p>{description}</p>}
          {socials && Object.keys(socials).length > 0 && <BlogAuthorSocials author={author} />}
        </div>
      )}
    </div>
  );
}

/** The author's name, which translation tools must not change. */
function Name({ as, name }: { as: Props['as']; name: string }) {
  const props = { className: 'dactyl-author__name', translate: 'no' } as const;
  if (!as) return <span {...props}>{name}</span>;
  return (
    <Heading as={as} {...props}>
      {name}
    </Heading>
  );
}

function PostCount({ count }: { count: number }) {
  const postCount = usePostCount();
  return (
    <span className="dactyl-author__count" title={postCount(count)}>
      {count}
    </span>
  );
}

interface MaybeLinkProps {
  href: string | undefined;
  className?: string;
  children: ReactNode;
}

function MaybeLink({ href, className, children }: MaybeLinkProps) {
  return href ? (
    <Link href={href} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}

function linkOf({ page, url, email }: Author): string | undefined {
  return page?.permalink ?? url ?? (email ? `mailto:${email}` : undefined);
}
