import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemStructuredData from '@theme/DocItem/StructuredData';
import { DocProvider, type DocContent } from '../features/docs/react/doc-context.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';

export interface Props {
  content: DocContent;
}

/** The page of a doc. */
export default function DocItem({ content: Content }: Props) {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <DocItemStructuredData />
        <DocItemLayout>
          <Content />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
