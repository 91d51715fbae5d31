import clsx from 'clsx';
import TOCItems, { type Props as TOCItemsProps } from '@theme/TOCItems';
import { useThemeConfig } from '../react/format/theme-common/theme-config.js';
import { translate } from '../react/Translate.js';

export type Props = Pick<TOCItemsProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel' | 'className'>;

/** The table of contents beside the text; the boot script marks where the reader is. */
export default function TOC({ className, toc, minHeadingLevel, maxHeadingLevel }: Props) {
  const { tableOfContents } = useThemeConfig();
  return (
    <nav
      className={clsx('dactyl-toc', 'thin-scrollbar', className)}
      aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
      data-toc=""
      data-toc-min={minHeadingLevel ?? tableOfContents.minHeadingLevel}
      data-toc-max={maxHeadingLevel ?? tableOfContents.maxHeadingLevel}
    >
      <TOCItems
        toc={toc}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
        linkClassName="table-of-contents__link toc-highlight"
      />
    </nav>
  );
}
