import { useState, type ReactNode } from 'react';

/** Keeps its children mounted whatever its state is. */
export default function Frame({ id, children }: { id: string; children: ReactNode }) {
  const [marked, setMarked] = useState(false);
  return (
    <div data-testid={id} className={marked ? 'frame frame--marked' : 'frame'}>
      <button type="button" onClick={() => setMarked(!marked)}>
        {marked ? 'Unmark' : 'Mark'}
      </button>
      {children}
    </div>
  );
}
