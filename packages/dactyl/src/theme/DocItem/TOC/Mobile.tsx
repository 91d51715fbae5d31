import clsx from 'clsx';
import TOCCollapsible from '@theme/TOCCollapsible';
import { useDoc } from '../../../features/docs/react/doc-context.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';

export default function DocItemTOCMobile() {
  const { toc, frontMatter } = useDoc();
  return (
    <TOCCollapsible
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      className={clsx(ThemeClassNames.docs.docTocMobile, 'dactyl-toc-mobile')}
    />
  );
}
