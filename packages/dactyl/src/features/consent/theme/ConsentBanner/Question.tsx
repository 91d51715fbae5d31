import Link from '../../../../react/Link.js';
import Translate from '../../../../react/Translate.js';

export interface Props {
  /** A page that says more. */
  policy?: string;
}

/** What the banner asks, and two answers that look the same. */
export default function ConsentQuestion({ policy }: Props) {
  return (
    <>
      <p>
        <Translate id="theme.ConsentBanner.text" description="Question of the banner">
          May we count your visit? It shows us which pages are read.
        </Translate>
        {policy !== undefined && (
          <>
            {' '}
            <Link to={policy}>
              <Translate id="theme.ConsentBanner.policy" description="Link of the banner to a page that says more">
                Privacy policy
              </Translate>
            </Link>
          </>
        )}
      </p>
      <div className="dactyl-consent__answers">
        <button type="button" className="button" data-consent-answer="no">
          <Translate id="theme.ConsentBanner.refuse" description="Answer to the question of the banner">
            Do not allow
          </Translate>
        </button>
        <button type="button" className="button" data-consent-answer="yes">
          <Translate id="theme.ConsentBanner.allow" description="Answer to the question of the banner">
            Allow
          </Translate>
        </button>
      </div>
    </>
  );
}
