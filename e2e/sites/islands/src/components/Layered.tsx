import { createContext, useContext, useState, type ReactNode } from 'react';

const Depth = createContext(0);

/** A provider around static content, with readers far below. */
export function DepthProvider({ children }: { children: ReactNode }) {
  const [depth, setDepth] = useState(1);
  return (
    <Depth value={depth}>
      <button type="button" data-testid="deeper" onClick={() => setDepth(depth + 1)}>
        Deeper
      </button>
      {children}
    </Depth>
  );
}

export function DepthReader() {
  return <output data-testid="depth">{`Depth ${useContext(Depth)}`}</output>;
}
