import CodeBlock from '@theme/CodeBlock';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './home.module.css';

export function Start() {
  return (
    <section className={styles.start} aria-labelledby="start">
      <div>
        <h2 id="start" className={styles.sectionTitle}>
          <Translate id="home.start.title" description="Heading of the last section">
            Four commands
          </Translate>
        </h2>
        <p>
          <Translate id="home.start.text" description="Text of the last section">
            Make a site with a home page, docs and a blog. Write with a server that compiles only the page you look at.
            Build a folder of files. Serve it the way a good static host would.
          </Translate>
        </p>
        <Link className={styles.primaryAction} to="/docs/installation">
          <Translate id="home.start.install" description="Call to action at the end of the home page">
            Make your first site
          </Translate>
        </Link>
      </div>
      <CodeBlock language="bash">{commands()}</CodeBlock>
    </section>
  );
}

function commands(): string {
  const create = translate({ id: 'home.start.create', message: 'a new site, with everything it needs' });
  const dev = translate({ id: 'home.start.dev', message: 'write, with the result in the browser' });
  const build = translate({ id: 'home.start.build', message: 'HTML into build/' });
  const serve = translate({ id: 'home.start.serve', message: 'look at what was built' });
  return [
    `# ${create}\nnpm create dactyl@latest my-site\ncd my-site`,
    `# ${dev}\nnpm start`,
    `# ${build}\nnpm run build`,
    `# ${serve}\nnpm run serve`,
  ].join('\n\n');
}
