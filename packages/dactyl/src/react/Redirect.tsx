import { useEffect } from 'react';
import ExecutionEnvironment from './execution-environment.js';
import Head from './Head.js';
import { createPath, type Location } from './history/location-store.js';
import useBaseUrl from './use-base-url.js';
import { browserHistory } from './use-history.js';

export interface RedirectProps {
  to: string | (Partial<Location> & { state?: unknown });
  /** Leaves an entry in the history, so that "back" returns here. Default: false. */
  push?: boolean;
}

/** Sends the reader to another page; without JavaScript too. */
export function Redirect({ to, push = false }: RedirectProps) {
  const path = typeof to === 'string' ? to : createPath({ pathname: '', search: '', hash: '', ...to });
  const url = useBaseUrl(path);
  const canonical = useBaseUrl(path, { absolute: true });
  const state = typeof to === 'string' ? undefined : to.state;
  useEffect(() => {
    const history = browserHistory();
    if (push) history.push(url, state);
    else history.replace(url, state);
    // Only another target is another redirection: a new state object is none.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url, push]);
  // A browser obeys the tag at once, whoever adds it, and would load the whole page that the effect is about to show.
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <link rel="canonical" href={canonical} />
    </Head>
  );
}
