import type { ReactNode } from 'react';

/** Needs no browser. */
export default function Card({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="card" data-testid="card">
      <strong>{title}</strong>
      <div>{children}</div>
    </section>
  );
}
