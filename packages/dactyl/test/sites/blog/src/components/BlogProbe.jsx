/** Shows what the hooks of the blog return, for tests to read. */
import {
  groupBlogSidebarItemsByYear,
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';

const ITEMS = [
  { title: 'Seen', permalink: '/base/seen', unlisted: false, date: '2024-01-01T00:00:00.000Z' },
  { title: 'Hidden', permalink: '/base/hidden', unlisted: true, date: '2023-01-01T00:00:00.000Z' },
  { title: 'Own', permalink: '/base/blog/2024/01/05/named-date', unlisted: true, date: '2025-01-01T00:00:00.000Z' },
];

export default function BlogProbe() {
  const { metadata, frontMatter, assets, toc, isBlogPostPage } = useBlogPost();
  const visible = useVisibleBlogSidebarItems(ITEMS);
  const shown = {
    post: { title: metadata.title, date: metadata.date, frontMatter, assets, toc, isBlogPostPage },
    blog: useBlogMetadata(),
    structuredData: useBlogPostStructuredData(),
    years: groupBlogSidebarItemsByYear(visible).map(([year, items]) => [year, items.map(({ title }) => title)]),
  };
  return <pre data-name="probe">{JSON.stringify(shown)}</pre>;
}
