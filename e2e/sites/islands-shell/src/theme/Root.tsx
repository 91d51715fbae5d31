import type { ReactNode } from 'react';
import { BasketProvider } from '../components/basket';

/** Renders markup of its own, and provides state to the whole site. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <BasketProvider>
      <div className="site-root" data-testid="root">
        <p data-testid="root-text">Text of the root</p>
        {children}
      </div>
    </BasketProvider>
  );
}
