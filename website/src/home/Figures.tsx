/** What pages of this website send, as `npm run bench:islands` in the repository measures it. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './home.module.css';

export function Figures() {
  return (
    <div className={styles.figures}>
      <dl>
        <Figure value={translate({ id: 'home.figures.script.value', message: '6.1 KB' })}>
          <Translate id="home.figures.script" description="Completes the figure 6.1 KB">
            of JavaScript on a docs page
          </Translate>
        </Figure>
        <Figure value={translate({ id: 'home.figures.page.value', message: '29 KB' })}>
          <Translate id="home.figures.page" description="Completes the figure 29 KB">
            for the whole page, with HTML and styles
          </Translate>
        </Figure>
        <Figure value={translate({ id: 'home.figures.react.value', message: '0 bytes' })}>
          <Translate id="home.figures.react" description="Completes the figure 0 bytes">
            of React, until a reader touches an island
          </Translate>
        </Figure>
      </dl>
      <p>
        <Translate id="home.figures.source" description="Below the figures; the command is the same in all languages">
          Pages of this website, after brotli, measured with
        </Translate>{' '}
        <Link to="/docs/advanced/client#what-it-costs">
          <code>npm run bench:islands</code>
        </Link>
      </p>
    </div>
  );
}

/** The description first, as lists of terms have it; the style sheet shows the value above it. */
function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{children}</dt>
      <dd>{value}</dd>
    </div>
  );
}
