/** The location of the page, as components see it. */
import { createContext, useContext } from 'react';
import Head from './Head.js';
import { usePageDependency } from './render-context.js';
import useBaseUrl from './use-base-url.js';

export interface Location {
  pathname: string;
  search: string;
  hash: string;
}

export const LocationContext = createContext<Location>({ pathname: '/', search: '', hash: '' });

export function useLocation(): Location {
  usePageDependency();
  return useContext(LocationContext);
}

/** Sends the reader to another page; without JavaScript too. */
export function Redirect({ to }: { to: string }) {
  const url = useBaseUrl(to);
  return (
    <Head>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <link rel="canonical" href={url} />
    </Head>
  );
}
