import { useState } from 'react';

interface Props {
  className?: string;
  value: 'light' | 'dark';
  onChange: (mode: 'light' | 'dark') => void;
}

/** Ejected, with state. */
export default function ColorModeToggle({ className, value, onChange }: Props) {
  const [times, setTimes] = useState(0);
  return (
    <div className={className}>
      <button
        type="button"
        data-testid="ejected-toggle"
        onClick={() => {
          setTimes(times + 1);
          onChange(value === 'dark' ? 'light' : 'dark');
        }}
      >
        {`${value}, switched ${times}`}
      </button>
    </div>
  );
}
