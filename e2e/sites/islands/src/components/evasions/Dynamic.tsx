import { lazy, Suspense } from 'react';

/** 7: what needs the browser is imported when it is rendered. */
const Inside = lazy(() => import('./dynamic-inside'));

export default function Dynamic() {
  return (
    <Suspense fallback="Waiting">
      <Inside />
    </Suspense>
  );
}
