import CodeBlock from '@theme/CodeBlock';
import Translate from '@docusaurus/Translate';
import styles from './home.module.css';

const component = `export default function Release() {
  return <strong>3.6.3</strong>;
}`;

const page = `import Release from '@site/src/Release';

# Hello

This page was built by Dactyl
<Release />.

:::tip
Look at its *source* in your browser.
:::`;

/** What the build writes for `page`, without the icon of the tip. */
const html = `<header><h1>Hello</h1></header>
<p>This page was built by Dactyl
<strong>3.6.3</strong>.</p>
<div class="theme-admonition
  theme-admonition-tip
  alert alert--success">
  <div class="admonition-heading">
    tip
  </div>
  <div class="admonition-content">
    <p>Look at its <em>source</em>
    in your browser.</p>
  </div>
</div>`;

export function Illustration() {
  return (
    <section className={styles.illustration} aria-labelledby="illustration">
      <h2 id="illustration" className={styles.sectionTitle}>
        <Translate
          id="home.illustration.label"
          description="Name of the section that shows source files and the HTML made from them"
        >
          From source to page
        </Translate>
      </h2>
      <figure className={styles.panel}>
        <figcaption>
          <Translate id="home.illustration.write" description="Caption of the source files">
            You write
          </Translate>
        </figcaption>
        <CodeBlock language="tsx" title="src/Release.tsx">
          {component}
        </CodeBlock>
        <CodeBlock language="md" title="docs/hello.md">
          {page}
        </CodeBlock>
      </figure>
      <figure className={styles.panel}>
        <figcaption>
          <Translate id="home.illustration.read" description="Caption of the HTML result">
            Your readers get
          </Translate>
        </figcaption>
        <CodeBlock language="html" title="build/docs/hello/index.html">
          {html}
        </CodeBlock>
        <p className={styles.note}>
          <Translate id="home.illustration.note" description="Below the HTML result">
            The component ran during the build. Its code, React and the Markdown parser stay on your machine.
          </Translate>
        </p>
      </figure>
    </section>
  );
}
