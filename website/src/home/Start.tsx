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
            Try it today
          </Translate>
        </h2>
        <p>
          <Translate id="home.start.text" description="Text of the last section">
            There is no release on npm yet, so start with a copy of the repository. These commands pack the framework
            and make a site next to it, with a home page, docs and a blog. The server compiles only the page you open.
          </Translate>
        </p>
        <Link className={styles.primaryAction} to="/docs/installation">
          <Translate id="home.start.install" description="Call to action at the end of the home page">
            Make your first site
          </Translate>
        </Link>
        <ul className={styles.ways}>
          <li>
            <Link to="/docs/迁移">
              <Translate id="home.start.move" description="Leads to the guide on moving a site">
                Move a Docusaurus site
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs/i18n/tutorial">
              <Translate id="home.start.language" description="Leads to the tutorial on languages">
                Add a language
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs/deployment">
              <Translate id="home.start.publish" description="Leads to the page on deployment">
                Publish a site
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs/advanced/plugins">
              <Translate id="home.start.plugin" description="Leads to the page on writing a plugin">
                Write a plugin
              </Translate>
            </Link>
          </li>
        </ul>
      </div>
      <CodeBlock language="bash">{commands()}</CodeBlock>
    </section>
  );
}

/** The lines of the README, until there is a release. */
function commands(): string {
  const pack = translate({ id: 'home.start.pack', message: 'in a copy of the repository' });
  const create = translate({ id: 'home.start.create', message: 'a new site beside it' });
  const dev = translate({ id: 'home.start.dev', message: 'write, with the result in the browser' });
  const build = translate({ id: 'home.start.build', message: 'HTML into build/' });
  const serve = translate({ id: 'home.start.serve', message: 'look at what was built' });
  return [
    `# ${pack}\nnpm ci\nnpm run build\nnpm pack --workspace dactyl --pack-destination ..`,
    `# ${create}\nnode packages/create-dactyl/bin/create-dactyl.js ../my-site --dactyl ../dactyl-3.6.3.tgz`,
    `# ${dev}\ncd ../my-site\nnpm start`,
    `# ${build}\nnpm run build`,
    `# ${serve}\nnpm run serve`,
  ].join('\n\n');
}
