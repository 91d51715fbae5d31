import clsx from 'clsx';
import type { ReactNode } from 'react';
import AnnouncementBar from '@theme/AnnouncementBar';
import ConsentBanner from '@theme/ConsentBanner';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import PwaReloadPopupContainer from '@theme/PwaReloadPopup/Container';
import SkipToContent from '@theme/SkipToContent';
import { AdoptInIsland } from '../react/adopt-range.js';
import { Region } from '../react/region.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import { SkipToContentFallbackId } from '../react/format/theme-common/skip-link.js';
import { NavbarRegion } from './Layout/NavbarRegion.js';

export interface Props {
  title?: string;
  description?: string;
  noFooter?: boolean;
  wrapperClassName?: string;
  children?: ReactNode;
}

/**
 * The layout around the content of every page. Inside an island its HTML is static, so that a page with state can use it
 * too.
 */
export default function Layout({ children, ...props }: Props) {
  return (
    <AdoptInIsland name="layout" holes={{ children }}>
      {(holes) => <Shell {...props}>{holes.children}</Shell>}
    </AdoptInIsland>
  );
}

function Shell({ title, description, noFooter, wrapperClassName, children }: Props) {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <ConsentBanner />
      <AnnouncementBar />
      <NavbarRegion />
      <div
        id={SkipToContentFallbackId}
        tabIndex={-1}
        className={clsx(ThemeClassNames.layout.main.container, ThemeClassNames.wrapper.main, wrapperClassName)}
      >
        {children}
      </div>
      {!noFooter && (
        <Region name="footer">
          <Footer />
        </Region>
      )}
      <PwaReloadPopupContainer />
    </LayoutProvider>
  );
}
