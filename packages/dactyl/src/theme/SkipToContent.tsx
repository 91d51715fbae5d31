import Translate, { translate } from '../runtime/Translate.js';
import { SkipToContentFallbackId } from '../runtime/theme-common/skip-link.js';

/** The first thing that the keyboard reaches: past the navigation. */
export default function SkipToContent() {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description: 'Link for keyboard users to skip the navigation',
  });
  return (
    <div role="region" aria-label={label}>
      <a className="dactyl-skip-link" href={`#${SkipToContentFallbackId}`}>
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </a>
    </div>
  );
}
