import type { ComponentProps } from 'react';
import Translate, { translate } from '../../Translate.js';

/** Id of the element that the skip link goes to on pages without `<main>`. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';

/** The link that skips the navigation. It is the first element that the keyboard reaches. */
export function SkipToContentLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description: 'Link for keyboard users to skip the navigation',
  });
  return (
    <div role="region" aria-label={label}>
      <a {...props} href={`#${SkipToContentFallbackId}`}>
        {props.children ?? <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>}
      </a>
    </div>
  );
}
