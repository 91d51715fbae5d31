import { useState, type ReactNode } from 'react';

interface Props {
  id?: string;
  start?: number;
  children?: ReactNode;
}

export default function Counter({ id = 'counter', start = 0, children }: Props) {
  const [count, setCount] = useState(start);
  return (
    <div className="counter" data-testid={id}>
      <button type="button" onClick={() => setCount((now) => now + 1)}>
        {`Count: ${count}`}
      </button>
      {children && <div className="counter-note">{children}</div>}
    </div>
  );
}
