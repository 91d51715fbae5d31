import clsx from 'clsx';
import Admonition from '@theme/Admonition';
import Head from '../../runtime/Head.js';
import { ThemeClassNames } from '../../runtime/theme-common/class-names.js';
import Translate, { translate } from '../../runtime/Translate.js';

export interface Props {
  className?: string;
}

export default function Unlisted({ className }: Props) {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <Admonition
        type="caution"
        title={translate({
          id: 'theme.contentVisibility.unlistedBanner.title',
          message: 'Unlisted page',
          description: 'Title of the banner on unlisted pages',
        })}
        className={clsx(className, ThemeClassNames.common.unlistedBanner)}
      >
        <Translate id="theme.contentVisibility.unlistedBanner.message" description="Banner on unlisted pages">
          Search engines do not index this page, and only readers with a direct link can find it.
        </Translate>
      </Admonition>
    </>
  );
}
