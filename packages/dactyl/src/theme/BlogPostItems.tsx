import type { ComponentType, ReactNode } from 'react';
import BlogPostItem from '@theme/BlogPostItem';
import { BlogPostProvider } from '../features/blog/react/post-context.js';
import type { BlogPostContent } from '../features/blog/react/types.js';

export interface Props {
  items: readonly { content: BlogPostContent }[];
  component?: ComponentType<{ children: ReactNode }>;
}

export default function BlogPostItems({ items, component: Item = BlogPostItem }: Props) {
  return items.map(({ content: Content }) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Item>
        <Content />
      </Item>
    </BlogPostProvider>
  ));
}
