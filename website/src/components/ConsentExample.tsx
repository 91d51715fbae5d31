import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import ConsentQuestion from 'dactyl/themes/consent/ConsentBanner/Question';
import styles from 'dactyl/themes/consent/styles.css?url';
import { type MouseEvent, useState } from 'react';

/** The question of the guide on counting visits, in the text of a page. It remembers nothing, and nothing waits for it. */
export default function ConsentExample() {
  const [answer, setAnswer] = useState<string>();
  const hear = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-answer]');
    if (button) setAnswer(button.dataset.consentAnswer);
  };
  return (
    <>
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      {/* Keys press the buttons as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="dactyl-consent" style={{ position: 'static', marginBottom: '1rem' }} onClick={hear}>
        <ConsentQuestion />
        <p role="status" style={{ margin: answer ? '0.75rem 0 0' : 0 }}>
          {answer === 'yes' && (
            <Translate id="docs.consent.yes" description="Result of the example of the question about visits">
              Now the scripts would load.
            </Translate>
          )}
          {answer === 'no' && (
            <Translate id="docs.consent.no" description="Result of the example of the question about visits">
              Nothing would load, and nobody would ask again.
            </Translate>
          )}
        </p>
      </div>
    </>
  );
}
