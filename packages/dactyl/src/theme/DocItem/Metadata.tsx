import { useDoc } from '../../runtime/docs/doc-context.js';
import { PageMetadata } from '../../runtime/theme-common/page-metadata.js';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}
