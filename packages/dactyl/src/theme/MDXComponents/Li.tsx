import type { ComponentProps } from 'react';
import { useBrokenLinks } from '../../react/broken-links.js';

export type Props = ComponentProps<'li'>;

/** A list item. Links point at those of footnotes, so their ids are registered for the link check. */
export default function MDXLi(props: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}
