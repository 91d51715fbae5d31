import clsx from 'clsx';
import IconLanguage from '@theme/Icon/Language';
import { usePageAlternates } from '../react/page-context.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { useDateTimeFormat } from '../react/format/theme-common/date-format.js';
import Translate from '../react/Translate.js';
import type { TranslationState } from '../shared/translation-state.js';

export interface Props {
  translation: TranslationState;
}

/** Tells readers, in their language, that the page is not translated, or that its source has changed since. */
export default function TranslationNotice({ translation }: Props) {
  return (
    <p role="note" className={clsx(ThemeClassNames.common.translationNotice, 'dactyl-edit-row')}>
      <IconLanguage className="dactyl-edit-row__icon" />
      {translation.status === 'missing' ? (
        <Missing locale={translation.locale} />
      ) : (
        <Outdated translatedAt={translation.translatedAt} />
      )}
    </p>
  );
}

function Missing({ locale }: { locale: string | undefined }) {
  return (
    <Translate
      id="theme.translationNotice.missing"
      description="On a page that is shown in the default language of the site, because nobody has translated it yet"
      values={{ language: useLanguageName(locale) }}
    >
      {'This page has not been translated yet. It is shown in {language}.'}
    </Translate>
  );
}

function Outdated({ translatedAt }: { translatedAt: string }) {
  const language = useLanguageName();
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const date = <time dateTime={translatedAt}>{format.format(new Date(translatedAt))}</time>;
  return (
    <>
      <Translate
        id="theme.translationNotice.outdated"
        description="On a translated page whose source has changed since; {date} is the day of the translation"
        values={{ language, date }}
      >
        {'The {language} page has changed since it was translated on {date}.'}
      </Translate>
      <SourceLink language={language} />
    </>
  );
}

/**
 * A link to the page in the source language. Nothing when the link would lead to this page itself: a build of a single
 * locale has the base URL of the default locale.
 */
function SourceLink({ language }: { language: string }) {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const source = localeConfigs[defaultLocale];
  const href = usePageAlternates()[defaultLocale];
  if (href === undefined || source?.baseUrl === localeConfigs[currentLocale]?.baseUrl) return null;
  return (
    <>
      {' '}
      <a href={href} hrefLang={source?.htmlLang ?? defaultLocale}>
        <Translate
          id="theme.translationNotice.sourceLink"
          description="Link to the page that was translated, behind the sentence that it has changed"
          values={{ language }}
        >
          {'Read the {language} page'}
        </Translate>
      </a>
    </>
  );
}

/** Name of a language, that of the source by default, in the reader's language. */
function useLanguageName(locale?: string): string {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const name = locale ?? defaultLocale;
  const names = new Intl.DisplayNames(currentLocale, { type: 'language', fallback: 'none' });
  return names.of(name) ?? localeConfigs[name]?.label ?? name;
}
