import clsx from 'clsx';
import TOCCollapsibleCollapseButton from '@theme/TOCCollapsible/CollapseButton';
import TOCItems, { type Props as TOCItemsProps } from '@theme/TOCItems';

export type Props = Pick<TOCItemsProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel' | 'className'>;

/** The collapsible table of contents, for small screens. */
export default function TOCCollapsible({ toc, className, minHeadingLevel, maxHeadingLevel }: Props) {
  return (
    <details className={clsx('dactyl-toc-collapsible', className)} data-collapsible="" suppressHydrationWarning>
      <TOCCollapsibleCollapseButton />
      <div className="dactyl-toc-collapsible__content">
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </div>
    </details>
  );
}
