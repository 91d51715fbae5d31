import clsx from 'clsx';
import type { ReactNode } from 'react';
import BlogAuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import type { BlogAuthor as Author } from '../../../runtime/blog/types.js';
import Link from '../../../runtime/Link.js';

export interface Props {
  /** Show the name as a heading: on the author's own page and in the list of authors. */
  as?: 'h1' | 'h2';
  author: Author;
  className?: string;
  /** How many posts. */
  count?: number;
}

export default function BlogAuthor({ as, author, className, count }: Props) {
  const { name, title, imageURL, socials, description } = author;
  const href = linkOf(author);
  const isFull = as !== undefined;
  return (
    <div className={clsx('avatar', 'dactyl-author', className, as && `dactyl-author--${as}`)}>
      {imageURL && (
        <MaybeLink href={href} className="avatar__photo-link">
          <img
            className={clsx('avatar__photo', 'dactyl-author__photo')}
            src={imageURL}
            alt={name ?? ''}
            loading="lazy"
          />
        </MaybeLink>
      )}
      {(name || title) && (
        <div className="avatar__intro">
          {name && <Name as={as} name={name} href={href} count={count} />}
          {title && <small className="dactyl-author__title">{title}</small>}
          {isFull && description && <p>{description}</p>}
          {socials && Object.keys(socials).length > 0 && <BlogAuthorSocials author={author} />}
        </div>
      )}
    </div>
  );
}

interface NameProps {
  as: Props['as'];
  name: string;
  href: string | undefined;
  count: number | undefined;
}

function Name({ as, name, href, count }: NameProps) {
  const content = (
    <>
      <MaybeLink href={href}>
        <span className="dactyl-author__name">{name}</span>
      </MaybeLink>
      {count !== undefined && <span className="dactyl-author__count">{count}</span>}
    </>
  );
  if (!as) return <div className="avatar__name">{content}</div>;
  return (
    <Heading as={as} className="avatar__name">
      {content}
    </Heading>
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
