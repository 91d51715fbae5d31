import TOCItemsTree from '@theme/TOCItems/Tree';
import type { TocItem } from '../shared/toc.js';
import { useThemeConfig } from '../react/format/theme-common/theme-config.js';
import { useFilteredAndTreeifiedTOC } from '../react/format/theme-common/toc-tree.js';

export interface Props {
  toc: readonly TocItem[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
  className?: string;
  /** Class of each link; `null` for no class. */
  linkClassName?: string | null;
  /**
   * For replacements of `TOC`: if set, the link to the current heading gets the class
   * `table-of-contents__link--active`.
   */
  linkActiveClassName?: string;
}

export default function TOCItems(props: Props) {
  const { toc, className = 'table-of-contents table-of-contents__left-border' } = props;
  const { tableOfContents } = useThemeConfig();
  const minHeadingLevel = props.minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const maxHeadingLevel = props.maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const nodes = useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel });
  const linkClassName = props.linkClassName === undefined ? 'table-of-contents__link' : props.linkClassName;
  const tree = <TOCItemsTree toc={nodes} className={className} linkClassName={linkClassName} />;
  if (props.linkActiveClassName === undefined) return tree;
  return (
    <div data-toc="" data-toc-min={minHeadingLevel} data-toc-max={maxHeadingLevel}>
      {tree}
    </div>
  );
}
