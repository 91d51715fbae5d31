import clsx from 'clsx';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import { useDoc } from '../../features/docs/react/doc-context.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import { useContentLanguage } from '../../react/format/theme-common/content-language.js';

export interface Props {
  children: ReactNode;
}

export default function DocItemContent({ children }: Props) {
  const { metadata, frontMatter, contentTitle } = useDoc();
  // A level-1 heading in the text is the title; without one, the title of the metadata is shown.
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} {...useContentLanguage(metadata)}>
      {hasTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
