/**
 * Navbar items that only one section of the site shows (`onlyBelow`). Pages share the navbar, so its items must not
 * ask which page they are on. Instead, the component that renders the region tells them for which of the sections
 * this variant is made.
 */
import { useContext, type ReactNode } from 'react';
import { createProvidedContext, useProvidedContext } from '../../provided-context.js';
import { RegionContext } from '../../render-context.js';
import { useShownLocation } from '../../use-location.js';
import { useBaseUrlUtils } from '../../use-base-url.js';
import { removeTrailingSlash } from '../../../shared/url.js';

const SectionsContext = createProvidedContext<readonly string[] | undefined>('navbar sections', undefined);

export interface NavbarSectionsProps {
  /** The values of `onlyBelow` that apply to the pages with this variant of the navbar. */
  sections: readonly string[];
  children: ReactNode;
}

export function NavbarSections({ sections, children }: NavbarSectionsProps) {
  return <SectionsContext value={sections}>{children}</SectionsContext>;
}

/** Those of the paths that the page is at or below. */
export function useSections(paths: readonly string[]): string[] {
  const { pathname } = useShownLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  return paths.filter((path) => isAtOrBelow(pathname, withBaseUrl(path)));
}

/** Whether the page is at this path or below it. */
export function useIsBelow(path: string): boolean {
  const sections = useProvidedContext(SectionsContext);
  const region = useContext(RegionContext);
  const found = useSections([path]);
  if (sections) return sections.includes(path);
  if (region) region.dependsOnPage = true;
  return found.length > 0;
}

function isAtOrBelow(pathname: string, path: string): boolean {
  const start = removeTrailingSlash(path).toLowerCase();
  return `${removeTrailingSlash(pathname).toLowerCase()}/`.startsWith(`${start}/`);
}
