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
 * Banners above the content: for drafts and unlisted pages, and for pages whose translation is missing or outdated. The
 * notice about translation is here because layouts that sites have replaced render this component above the content.
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
