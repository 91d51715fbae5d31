import TOC from '@theme/TOC';
import { useDoc } from '../../../runtime/docs/doc-context.js';
import { ThemeClassNames } from '../../../runtime/theme-common/class-names.js';

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
