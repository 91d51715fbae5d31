/** Shows as JSON what a page component of the site is given. */
export default function ShownPage({ content: Content, ...others }) {
  const { metadata, frontMatter, assets, toc, contentTitle } = Content;
  const given = { metadata, frontMatter, assets, toc, contentTitle, others };
  return (
    <main>
      <Content />
      <code>{JSON.stringify(given)}</code>
    </main>
  );
}
