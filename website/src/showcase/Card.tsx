/** What is said of one site. Static: it is HTML in the page, and no part of what runs in the browser. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRepository } from '../repository/Repository';
import { Picture } from './Picture';
import type { Figures, Site } from './sites';
import { tagTexts } from './tags';
import styles from './card.module.css';
import page from './showcase.module.css';

export function Card({ site }: { site: Site }) {
  const { id, title, description, figures } = site;
  const titleId = `site-${id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Picture id={id} pages={figures.pages} live={figures.live} />
      <h3 id={titleId}>{title}</h3>
      <p className={styles.description}>{description}</p>
      <FigureList {...figures} />
      <CardFoot site={site} />
    </article>
  );
}

function FigureList({ pages, seconds, megabytes, scriptKilobytes, react }: Figures) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = (value: number) => value.toLocaleString(currentLocale);
  return (
    <dl className={styles.figures}>
      <Figure value={format(pages)}>
        <Translate id="showcase.figure.pages">Pages</Translate>
      </Figure>
      <Figure value={`${format(seconds)} s`}>
        <Translate id="showcase.figure.seconds" description="Time of a build without caches">
          Cold build
        </Translate>
      </Figure>
      <Figure value={`${format(megabytes)} MB`}>
        <Translate id="showcase.figure.megabytes">Output</Translate>
      </Figure>
      <Figure value={`${format(scriptKilobytes)} KB`}>
        {react ? (
          <Translate id="showcase.figure.scriptReact" description="JavaScript that a page loads, where React is in it">
            Script with React
          </Translate>
        ) : (
          <Translate id="showcase.figure.script" description="JavaScript that a page loads">
            Script of a page
          </Translate>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function CardFoot({ site }: { site: Site }) {
  const repository = useRepository();
  const texts = tagTexts();
  const isAddress = site.source.startsWith('https:');
  const source = isAddress ? site.source : repository && `${repository.url}/tree/main/${site.source}`;
  return (
    <footer>
      <ul aria-label={translate({ id: 'showcase.card.tags', message: 'Tags' })}>
        {site.tags.map((tag) => (
          <li key={tag} data-tag={tag} title={texts[tag].description}>
            <span className={page.dot} />
            {texts[tag].label}
          </li>
        ))}
      </ul>
      {source ? (
        <Link
          to={source}
          aria-label={translate({ id: 'showcase.card.sourceOf', message: 'Source of {title}' }, { title: site.title })}
        >
          <Translate id="showcase.card.source" description="Link to the files that a site is built from">
            Source
          </Translate>
        </Link>
      ) : (
        // The site does not know where its repository is: this is the folder in it.
        <code>{site.source}</code>
      )}
    </footer>
  );
}
