import clsx from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useBrokenLinks } from '../react/broken-links.js';
import { translate } from '../react/Translate.js';

export interface Props extends Omit<ComponentProps<'details'>, 'summary'> {
  /** A `<summary>`, or its content. */
  summary?: ReactElement | string;
  children?: ReactNode;
}

/** Collapsible text, with the same markup as `<details>` in Markdown. */
export default function Details({
  summary = translate({
    id: 'theme.Details.summary',
    message: 'Details',
    description: 'What opens a folded part of the text that has no summary',
  }),
  className,
  children,
  ...props
}: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details
      {...props}
      className={clsx('theme-details', 'alert', 'alert--info', className)}
      data-collapsible=""
      suppressHydrationWarning
    >
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div className="theme-details-content">{children}</div>
    </details>
  );
}
