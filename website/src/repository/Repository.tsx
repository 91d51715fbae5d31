/** Parts of texts that depend on whether the site knows its repository. All of them are static. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { placeUrl, repositoryOf, type Place, type SiteRepository } from './repository-links';

export function useRepository(): SiteRepository | undefined {
  return repositoryOf(useDocusaurusContext().siteConfig.customFields);
}

interface PartProps {
  children: ReactNode;
}

export function WithRepository({ children }: PartProps) {
  return useRepository() ? children : null;
}

export function WithoutRepository({ children }: PartProps) {
  return useRepository() ? null : children;
}

interface LinkProps extends PartProps {
  to: Place;
}

/** Words that are a link where there is somewhere to go. */
export function RepositoryLink({ to, children }: LinkProps) {
  const repository = useRepository();
  return repository ? <Link href={placeUrl(repository, to)}>{children}</Link> : children;
}
