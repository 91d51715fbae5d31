/** Texts of the banners on pages that not everybody can find. */
import Head from '../../Head.js';
import Translate from '../../Translate.js';

export function UnlistedBannerTitle() {
  return (
    <Translate id="theme.contentVisibility.unlistedBanner.title" description="Title of the banner on unlisted pages">
      Unlisted page
    </Translate>
  );
}

export function UnlistedBannerMessage() {
  return (
    <Translate id="theme.contentVisibility.unlistedBanner.message" description="Banner on unlisted pages">
      Search engines do not index this page, and only readers with a direct link can find it.
    </Translate>
  );
}

/** Asks search engines to leave the page out. */
export function UnlistedMetadata() {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}

export function DraftBannerTitle() {
  return (
    <Translate id="theme.contentVisibility.draftBanner.title" description="Title of the banner on drafts">
      Draft page
    </Translate>
  );
}

export function DraftBannerMessage() {
  return (
    <Translate id="theme.contentVisibility.draftBanner.message" description="Banner on drafts">
      This is a draft: it shows while you develop, and the production build leaves it out.
    </Translate>
  );
}
