import Link from '@docusaurus/Link';
import { matchPath, Redirect, useHistory, useLocation } from '@docusaurus/router';
import { useState } from 'react';

export default function Router() {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  const [leaving, setLeaving] = useState(false);
  const match = matchPath<{ name: string }>(pathname, { path: '/docs/:name' });
  return (
    <div data-testid="router">
      <p data-testid="location">{`${pathname} ${search} ${hash}`}</p>
      <p data-testid="match">{match ? match.params.name : 'no match'}</p>
      <button type="button" onClick={() => history.push('?a=1#part')}>
        Push
      </button>
      <button type="button" onClick={() => history.replace('/docs/plain')}>
        Replace
      </button>
      <button type="button" onClick={() => setLeaving(true)}>
        Redirect
      </button>
      <Link to="/docs/counter">Link of the island</Link>
      {leaving && <Redirect to="/docs/counter" />}
    </div>
  );
}
