/**
 * What pages of this website send, as `npm run bench:islands` in the repository measures it, and how long a build takes,
 * as `npm run bench:showcase` has written it down.
 */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import measured from '../showcase/figures.json';
import styles from './home.module.css';

export function Figures() {
  return (
    <div className={styles.figures}>
      <dl>
        <Figure value={translate({ id: 'home.figures.script.value', message: '4.2 KB' })}>
          <Translate id="home.figures.script" description="Completes the figure 4.2 KB">
            of JavaScript on a docs page
          </Translate>
        </Figure>
        <Figure value={translate({ id: 'home.figures.page.value', message: '30 KB' })}>
          <Translate id="home.figures.page" description="Completes the figure 30 KB">
            for the whole page, with HTML and styles
          </Translate>
        </Figure>
        <Figure value={translate({ id: 'home.figures.react.value', message: '0 bytes' })}>
          <Translate id="home.figures.react" description="Completes the figure 0 bytes">
            of React on this page, until you press its button
          </Translate>
        </Figure>
        <BuildTime />
      </dl>
      <Sources />
    </div>
  );
}

function BuildTime() {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { seconds, pages, cores } = measured.benchmark;
  const value = translate(
    { id: 'home.figures.build.value', message: '{seconds} s' },
    { seconds: seconds.toLocaleString(currentLocale) },
  );
  return (
    <Figure value={value}>
      <Translate
        id="home.figures.build"
        description="Completes the figure 10.9 s"
        values={{ pages: pages.toLocaleString(currentLocale), cores }}
      >
        {'for a first build of {pages} pages, on {cores} cores'}
      </Translate>
    </Figure>
  );
}

function Sources() {
  return (
    <p>
      <span>
        <Translate id="home.figures.source" description="Below the figures; the command is the same in all languages">
          Pages of this website, after brotli, measured with
        </Translate>{' '}
        <Link to="/docs/advanced/client#what-it-costs">
          <code>npm run bench:islands</code>
        </Link>
      </span>{' '}
      <span>
        <Translate id="home.figures.buildSource" description="Follows home.figures.source, about the time of a build">
          A generated site, built without caches, measured with
        </Translate>{' '}
        <Link to="/showcase">
          <code>npm run bench:showcase</code>
        </Link>
      </span>
    </p>
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
