import TOCItemsTree from '@theme/TOCItems/Tree';
import type { TocItem } from '../shared/toc.js';
import { useThemeConfig } from '../runtime/theme-common/theme-config.js';
import { useFilteredAndTreeifiedTOC } from '../runtime/theme-common/toc-tree.js';

export interface Props {
  toc: readonly TocItem[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
  className?: string;
  /** `null` gives links no class. */
  linkClassName?: string | null;
  linkActiveClassName?: string;
}

export default function TOCItems(props: Props) {
  const { toc, className = 'table-of-contents table-of-contents__left-border' } = props;
  const { tableOfContents } = useThemeConfig();
  const nodes = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: props.minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: props.maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  const linkClassName = props.linkClassName === undefined ? 'table-of-contents__link' : props.linkClassName;
  return <TOCItemsTree toc={nodes} className={className} linkClassName={linkClassName} />;
}
