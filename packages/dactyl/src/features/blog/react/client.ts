/** Public entry: what components of a site import as `@docusaurus/plugin-content-blog/client`. Re-exports only. */
export { useBlogMetadata } from './blog-metadata.js';
export { BlogPostProvider, useBlogPost, type BlogPostValue } from './post-context.js';
export {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
  type BlogSidebarItemListProps,
} from './sidebar-items.js';
export { useBlogListPageStructuredData, useBlogPostStructuredData } from './structured-data.js';
