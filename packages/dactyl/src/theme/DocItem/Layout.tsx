import clsx from 'clsx';
import type { ReactNode } from 'react';
import ContentVisibility from '@theme/ContentVisibility';
import CopyPage from '@theme/CopyPage';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import PageFeedback from '@theme/PageFeedback';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import { AppliesTo } from '../writing/AppliesTo.js';
import { useDoc } from '../../features/docs/react/doc-context.js';

export interface Props {
  children: ReactNode;
}

export default function DocItemLayout({ children }: Props) {
  const { metadata, frontMatter, toc } = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="row dactyl-doc">
      <div
        className={clsx('col', 'dactyl-doc__column', {
          'dactyl-doc__column--wide': frontMatter.hide_table_of_contents,
        })}
      >
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <CopyPage permalink={metadata.permalink} />
          <DocBreadcrumbs />
          <DocVersionBadge />
          {frontMatter.applies_to && (
            <span className={ThemeClassNames.docs.docAppliesTo}>
              <AppliesTo {...frontMatter.applies_to} />
            </span>
          )}
          {hasToc && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <PageFeedback
          kind="doc"
          permalink={metadata.permalink}
          title={metadata.title}
          version={metadata.version}
          frontMatter={frontMatter}
        />
        <DocItemPaginator />
      </div>
      {hasToc && (
        <div className="col col--3 dactyl-doc__aside">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
