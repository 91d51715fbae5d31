import BlogSidebar from '@theme-original/BlogSidebar';
import React from 'react';
import Clicker from '../../components/Clicker';

/** Only blog pages have this island. */
export default function BlogSidebarWrapper(props) {
  return (
    <>
      <Clicker id="blog-sidebar" />
      <BlogSidebar {...props} />
    </>
  );
}
