import { useEffect } from 'react';
import ExecutionEnvironment from './execution-environment.js';
import Head from './Head.js';
import { createPath, type Location } from './history/location-store.js';
import useBaseUrl from './use-base-url.js';
import { browserHistory } from './use-history.js';

export interface RedirectProps {
  to: string | (Partial<Location> & { state?: unknown });
  /** Whether the history keeps an entry of this page, so that "back" returns here. Default: false. */
  push?: boolean;
}

/** Sends the reader to another page, without JavaScript too. */
export function Redirect({ to, push = false }: RedirectProps) {
  const path = typeof to === 'string' ? to : createPath({ pathname: '', search: '', hash: '', ...to });
  const url = useBaseUrl(path);
  const canonical = useBaseUrl(path, { absolute: true });
  const state = typeof to === 'string' ? undefined : to.state;
  useEffect(() => {
    const history = browserHistory();
    if (push) history.push(url, state);
    else history.replace(url, state);
    // Only a new target is a new redirection; a new state object with the same target is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url, push]);
  // Browsers obey the tag at once, whoever adds it. The browser would load the page that the effect is about to show.
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <link rel="canonical" href={canonical} />
    </Head>
  );
}
