import Draft from '@theme/ContentVisibility/Draft';
import Admonition from '@theme/Admonition';
import TranslationNotice from '@theme/TranslationNotice';
import { UnlistedBannerMessage, UnlistedBannerTitle } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { Specimen, type SectionSpec } from './specimen';

export function visibility(): SectionSpec {
  return {
    id: 'visibility',
    title: translate({ id: 'styleGuide.visibility', message: 'Draft, unlisted, translation' }),
    note: translate({
      id: 'styleGuide.visibility.note',
      message: 'Above a page that not everybody can find, or that is not translated as it should be.',
    }),
    specimens: (
      <Specimen>
        <Draft />
        {/* The component itself would keep search engines away from this page. */}
        <Admonition type="caution" title={<UnlistedBannerTitle />} className="theme-unlisted-banner">
          <UnlistedBannerMessage />
        </Admonition>
        <TranslationNotice translation={{ status: 'missing' }} />
        <TranslationNotice translation={{ status: 'outdated', translatedAt: '2026-11-01' }} />
      </Specimen>
    ),
  };
}
