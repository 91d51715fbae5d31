import type { ReactNode } from 'react';

export default function Note({ children }: { children: ReactNode }) {
  return (
    <p data-testid="note">
      <strong>Note:</strong> {children}
    </p>
  );
}
