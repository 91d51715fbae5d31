import { useDoc } from '../../features/docs/react/doc-context.js';
import { PageMetadata } from '../../react/format/theme-common/page-metadata.js';

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
