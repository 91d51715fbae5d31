import useBaseUrl from '@docusaurus/useBaseUrl';
import Part, { toc } from './_embedded-part.mdx';
import { EmbeddedPart } from './_embedded-part-switch';
import { TestPage } from './_test-page';

const FRAMES = [
  { title: 'Light', query: '?docusaurus-theme=light' },
  { title: 'Dark', query: '?docusaurus-theme=dark' },
  { title: 'A mode that does not exist', query: '?docusaurus-theme=twilight' },
  { title: 'No query', query: '' },
];

export default function Embeds() {
  const home = useBaseUrl('/');
  return (
    <TestPage
      title="Embeds"
      about="Four frames show the home page of this site. The first is light and the second dark, whatever mode you have
        chosen, because their address says so. The third names a mode that does not exist: it looks like the fourth, which
        names none. Frames with pages of other sites would work in the same way; this site has none, so that it asks
        nobody else for anything. Below them stands a Markdown file that this page imports, and again behind a button."
    >
      {FRAMES.map(({ title, query }) => (
        <section key={title}>
          <h2>{title}</h2>
          {/* A page of this site needs what a sandbox takes away. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe src={home + query} title={title} width="100%" height={360} loading="lazy" />
        </section>
      ))}
      <h2>Markdown</h2>
      <p>It has these headings: {toc.map(({ value }) => value).join(', ')}.</p>
      <Part by="the React page" />
      <EmbeddedPart />
    </TestPage>
  );
}
