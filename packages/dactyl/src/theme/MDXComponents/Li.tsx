import type { ComponentProps } from 'react';
import { useBrokenLinks } from '../../react/broken-links.js';

export type Props = ComponentProps<'li'>;

/** Footnotes are list items that links point at. */
export default function MDXLi(props: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}
