import Head from '../../../../react/Head.js';
import { useDocusaurusContext } from '../../../../react/site-context.js';
import Translate, { translate } from '../../../../react/Translate.js';
import type { FeedbackSettings } from '../feedback-data.js';
import styles from './styles.css?url';

export interface Props {
  /** Permalink of the doc or post. */
  permalink: string;
  /** Name of the version, of a doc. */
  version: string | undefined;
  settings: FeedbackSettings;
}

/**
 * The question, two buttons, and a field for a text. Without JavaScript a button sends the form and its text, and shows what the
 * server answers; with it, `send.ts` does so on this page, and offers the field once a reader has answered. Without an
 * address there is nothing to send a form to, so the form is hidden without JavaScript.
 */
export default function FeedbackForm({ permalink, version, settings }: Props) {
  const { i18n } = useDocusaurusContext();
  const { address, format, analytics, text, script } = settings;
  return (
    <form
      className="dactyl-feedback__form"
      // A form without an address must not be sent to the page, before or without the script.
      method={address === undefined ? 'dialog' : 'post'}
      action={address}
      data-feedback={format}
      data-feedback-event={analytics ? '' : undefined}
    >
      <Head>
        <link rel="stylesheet" href={styles} />
        <script type="module" src={script} />
      </Head>
      <input type="hidden" name="page" value={permalink} />
      <input type="hidden" name="locale" value={i18n.currentLocale} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <fieldset>
        <legend>
          <Translate id="theme.PageFeedback.question" description="Question below a page">
            Was this page helpful?
          </Translate>
        </legend>
        <button type="submit" name="vote" value="yes" className="button button--sm">
          <Translate id="theme.PageFeedback.yes" description="Answer to the question whether a page was helpful">
            Yes
          </Translate>
        </button>
        <button type="submit" name="vote" value="no" className="button button--sm">
          <Translate id="theme.PageFeedback.no" description="Answer to the question whether a page was helpful">
            No
          </Translate>
        </button>
      </fieldset>
      <p
        role="status"
        tabIndex={-1}
        data-sent={translate({
          id: 'theme.PageFeedback.sent',
          message: 'Thank you.',
          description: 'Said when an answer was sent',
        })}
        data-failed={translate({
          id: 'theme.PageFeedback.failed',
          message: 'That could not be sent. Please try again.',
          description: 'Said when an answer could not be sent; a text that was written is kept',
        })}
      />
      {text && <TextField />}
    </form>
  );
}

/** Shown once a reader has answered; always without JavaScript, because a button then sends both. */
function TextField() {
  return (
    <div className="dactyl-feedback__text" data-feedback-text hidden>
      <label>
        <Translate id="theme.PageFeedback.text" description="Label of the field for a text, after an answer">
          What should we know? (optional)
        </Translate>
        <textarea name="text" rows={3} maxLength={2000} />
      </label>
      <button type="submit" className="button button--primary button--sm">
        <Translate id="theme.PageFeedback.send" description="Button that sends the text">
          Send
        </Translate>
      </button>
    </div>
  );
}
