import clsx from 'clsx';
import type { ReactNode } from 'react';
import BlogSidebar from '@theme/BlogSidebar';
import Layout, { type Props as LayoutProps } from '@theme/Layout';
import type { BlogSidebarData } from '../features/blog/react/types.js';

export interface Props extends LayoutProps {
  sidebar?: BlogSidebarData;
  toc?: ReactNode;
}

/** The columns of a blog page: recent posts, the text, its table of contents. */
export default function BlogLayout({ sidebar, toc, children, ...layout }: Props) {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className={clsx('row', 'dactyl-blog', { 'dactyl-blog--with-sidebar': hasSidebar })}>
          {hasSidebar && <BlogSidebar sidebar={sidebar} />}
          <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9')}>{children}</main>
          {toc && <div className="col col--2 dactyl-doc__aside">{toc}</div>}
        </div>
      </div>
    </Layout>
  );
}
