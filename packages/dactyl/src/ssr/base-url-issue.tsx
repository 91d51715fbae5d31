/**
 * The banner that appears when a site is served from another address than its base URL. Only the page at the locale's
 * base URL has it.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import {
  BANNER_ID,
  BASE_URL_ISSUE_SCRIPT,
  CONTAINER_ID,
  SENTENCE_ATTRIBUTES,
  SUGGESTION_ID,
  TEMPLATE_ATTRIBUTES,
} from '../shared/base-url-issue.js';
import type { SiteData } from '../shared/render.js';
import Translate from '../react/Translate.js';
import { setTranslations } from '../react/translations.js';

/** HTML of the banner; empty for a site that has disabled it. */
export function baseUrlIssueHtml({ siteConfig, i18n, codeTranslations }: SiteData): string {
  if (siteConfig.baseUrlIssueBanner === false) return '';
  const own = siteConfig.baseUrl;
  const configured = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? own;
  const isBelow = own.startsWith(configured);
  setTranslations(codeTranslations);
  const attributes = {
    [TEMPLATE_ATTRIBUTES.base]: isBelow ? configured : own,
    [TEMPLATE_ATTRIBUTES.locale]: isBelow ? own.slice(configured.length) : '',
  };
  const template = (
    <template {...attributes}>
      <Banner baseUrl={isBelow ? configured : own} />
    </template>
  );
  return `${renderToStaticMarkup(template)}<script>${BASE_URL_ISSUE_SCRIPT}</script>`;
}

function Banner({ baseUrl }: { baseUrl: string }) {
  return (
    <div id={CONTAINER_ID}>
      <div id={BANNER_ID} role="alert">
        <p>
          <strong>
            <Translate id="theme.BaseUrlIssue.title" description="Title of what is shown where no style sheet loads">
              Your site did not load properly.
            </Translate>
          </strong>
        </p>
        <p>
          <Translate
            id="theme.BaseUrlIssue.reason"
            description="Why no style sheet loads"
            values={{ baseUrl: <code>baseUrl</code> }}
          >
            {
              'Neither its scripts nor its styles were found. The usual reason is a wrong {baseUrl} in the configuration.'
            }
          </Translate>
        </p>
        <p>
          <Translate
            id="theme.BaseUrlIssue.current"
            description="Before the base URL that is configured"
            values={{ value: <code>{baseUrl}</code> }}
          >
            {'Configured is {value}.'}
          </Translate>{' '}
          <span {...{ [SENTENCE_ATTRIBUTES.wrong]: '' }}>
            <Translate
              id="theme.BaseUrlIssue.suggestion"
              description="Behind the base URL that is configured: the one that fits"
              values={{ value: <code id={SUGGESTION_ID} /> }}
            >
              {'For this address it should be {value}.'}
            </Translate>
          </span>
          <span {...{ [SENTENCE_ATTRIBUTES.right]: '' }}>
            <Translate
              id="theme.BaseUrlIssue.otherReason"
              description="Behind the base URL that is configured, where it fits"
            >
              That fits this address, so files are missing or blocked: the console of the browser names them.
            </Translate>
          </span>
        </p>
      </div>
    </div>
  );
}
