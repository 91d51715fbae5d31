import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useBrokenLinks } from '../react/broken-links.js';
import { translate } from '../react/Translate.js';

export interface Props extends ComponentProps<'h2'> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/**
 * A heading, with the same markup as in Markdown. Except for titles, a heading with an id contains a link to itself.
 */
export default function Heading({ as: As, id, className, children, ...props }: Props) {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title of the link beside a heading',
    },
    { heading: typeof children === 'string' ? children : id },
  );
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
        &#8203;
      </a>
    </As>
  );
}
