import TOCItems, { type Props as TOCItemsProps } from '@theme/TOCItems';

export type Props = Pick<TOCItemsProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/** A table of contents inside the text. */
export default function TOCInline({ toc, minHeadingLevel, maxHeadingLevel }: Props) {
  return (
    <div className="dactyl-toc-inline">
      <TOCItems
        toc={toc}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
        className="table-of-contents"
        linkClassName={null}
      />
    </div>
  );
}
