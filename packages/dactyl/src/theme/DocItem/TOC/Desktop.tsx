import TOC from '@theme/TOC';
import { useDoc } from '../../../features/docs/react/doc-context.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';

export default function DocItemTOCDesktop() {
  const { toc, frontMatter } = useDoc();
  return (
    <TOC
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      className={ThemeClassNames.docs.docTocDesktop}
    />
  );
}
