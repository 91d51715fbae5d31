import type { DocContributor } from '../features/docs/react/types.js';
import Head from '../react/Head.js';
import Translate from '../react/Translate.js';
import styles from './Contributors/styles.css?url';

export interface Props {
  /** Who wrote most comes first. */
  people: readonly DocContributor[];
}

/** Everybody who wrote in a page, by name, with pictures where the site asks for them. */
export default function Contributors({ people }: Props) {
  return (
    <div className="dactyl-contributors">
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <span id="contributors-label">
        <Translate id="theme.docs.contributors.label" description="Stands before the names of those who wrote the page">
          Written by
        </Translate>
      </span>
      <ul aria-labelledby="contributors-label">
        {people.map(({ name, avatar }, index) => (
          <li key={index}>
            {avatar !== undefined && (
              <img
                src={avatar}
                alt=""
                width={24}
                height={24}
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            )}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
