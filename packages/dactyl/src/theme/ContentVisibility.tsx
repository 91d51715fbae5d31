import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import TranslationNotice from '@theme/TranslationNotice';
import { useDocusaurusContext } from '../react/site-context.js';
import type { TranslationState } from '../shared/translation-state.js';

export interface Props {
  metadata: {
    unlisted?: boolean;
    frontMatter: { draft?: boolean; unlisted?: boolean };
    translation?: TranslationState;
  };
}

/**
 * Says who can see the page, when not everybody can find it, and how it stands to the page that it translates. The
 * second is here because this is what layouts that sites have replaced render above the content.
 */
export default function ContentVisibility({ metadata }: Props) {
  const { unlisted, frontMatter, translation } = metadata;
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      {(unlisted || frontMatter.unlisted) && <Unlisted />}
      {frontMatter.draft && <Draft />}
      {translation && siteConfig.i18n?.translationNotices !== false && <TranslationNotice translation={translation} />}
    </>
  );
}
