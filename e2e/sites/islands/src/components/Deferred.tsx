import { lazy, Suspense, useState } from 'react';

const Heavy = lazy(() => import('./Heavy'));
const Late = lazy(() => import('./Heavy').then(({ Late: component }) => ({ default: component })));

export default function Deferred() {
  const [late, setLate] = useState(false);
  return (
    <div data-testid="deferred">
      <Suspense fallback={<p>Loading heavy…</p>}>
        <Heavy />
      </Suspense>
      <button type="button" onClick={() => setLate(true)}>
        Show late
      </button>
      {late && (
        <Suspense fallback={<p>Loading late…</p>}>
          <Late />
        </Suspense>
      )}
    </div>
  );
}
