import clsx from 'clsx';
import type { ComponentType } from 'react';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import type { TocItem } from '../shared/toc.js';
import type { TranslationState } from '../shared/translation-state.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { useContentLanguage } from '../react/format/theme-common/content-language.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';

export interface MdxPageFrontMatter {
  keywords?: string[];
  image?: string;
  wrapperClassName?: string;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  draft?: boolean;
  unlisted?: boolean;
}

export interface MdxPageContent {
  frontMatter: MdxPageFrontMatter;
  metadata: {
    title?: string;
    description?: string;
    frontMatter: MdxPageFrontMatter;
    unlisted?: boolean;
    editUrl?: string | null;
    lastUpdatedAt?: number | null;
    lastUpdatedBy?: string | null;
    translation?: TranslationState;
  };
  assets: { image?: string };
  toc: TocItem[];
}

export interface Props {
  content: ComponentType & MdxPageContent;
}

/** A page of its own, written in Markdown. */
export default function MDXPage({ content: Content }: Props) {
  const { metadata, frontMatter, assets, toc } = Content;
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={metadata.title}
          description={metadata.description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <main className="container container--fluid margin-vert--lg">
          <div className={clsx('row dactyl-mdx-page', { 'dactyl-mdx-page--toc': hasToc })}>
            <div className={clsx('col', { 'col--8': !frontMatter.hide_table_of_contents })}>
              <ContentVisibility metadata={metadata} />
              <article className="markdown" {...useContentLanguage(metadata)}>
                <MDXContent>
                  <Content />
                </MDXContent>
              </article>
              <PageFooter metadata={metadata} />
            </div>
            {hasToc && (
              <div className="col col--2 dactyl-doc__aside">
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function PageFooter({ metadata }: Pick<MdxPageContent, 'metadata'>) {
  const { editUrl, lastUpdatedAt, lastUpdatedBy } = metadata;
  if (!editUrl && !lastUpdatedAt && !lastUpdatedBy) return null;
  return (
    <EditMetaRow
      className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
      editUrl={editUrl}
      lastUpdatedAt={lastUpdatedAt}
      lastUpdatedBy={lastUpdatedBy}
    />
  );
}
