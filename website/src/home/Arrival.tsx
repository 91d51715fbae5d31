/** The section around the live component. It is static: only what stands in `PageFiles` runs in the browser. */
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageFiles, type PageFilesLabels } from './PageFiles';
import styles from './arrival.module.css';
import home from './home.module.css';

export function Arrival() {
  return (
    <section className={styles.arrival} aria-labelledby="arrival">
      <div>
        <h2 id="arrival" className={home.sectionTitle}>
          <Translate id="home.arrival.title" description="Heading above the component that runs in the browser">
            React arrives when you ask for it
          </Translate>
        </h2>
        <p>
          <Translate id="home.arrival.text">
            This button belongs to a React component with state. Your browser loads no React until you touch it. Press
            it to list the files of this page, as your browser measured them.
          </Translate>
        </p>
        <Link to="/docs/advanced/client">
          <Translate id="home.arrival.more">Where React runs</Translate>
        </Link>
      </div>
      <PageFiles labels={labels()} />
    </section>
  );
}

function labels(): PageFilesLabels {
  return {
    button: translate({ id: 'home.arrival.button', message: 'Show what this page has loaded' }),
    again: translate({ id: 'home.arrival.again', message: 'Look again' }),
    caption: translate({
      id: 'home.arrival.caption',
      message: 'Size on the wire, and when it was asked for after the start of the page',
    }),
    page: translate({ id: 'home.arrival.page', message: 'Page' }),
    style: translate({ id: 'home.arrival.style', message: 'Styles' }),
    script: translate({ id: 'home.arrival.script', message: 'Script' }),
    data: translate({ id: 'home.arrival.data', message: 'Page fetched ahead' }),
    react: translate({
      id: 'home.arrival.react',
      message: 'After your touch',
      description: 'Files of React and of the component itself',
    }),
    sum: translate({ id: 'home.arrival.sum', message: 'Together' }),
  };
}
