import { useState } from 'react';

interface Props {
  /** Text in front of the number. */
  label: string;
  start?: number;
}

/** A button that counts: the interactive example of the Markdown guides. */
export default function TakeOffs({ label, start = 0 }: Props) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="button button--primary" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}
