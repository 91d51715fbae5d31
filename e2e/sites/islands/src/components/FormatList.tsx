import { useState, type ReactNode } from 'react';

interface Props {
  values: number[];
  format: (value: number) => ReactNode;
  onPick?: (value: number) => void;
}

export default function FormatList({ values, format, onPick }: Props) {
  const [picked, setPicked] = useState<number>();
  return (
    <div data-testid="formats">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          onClick={() => {
            setPicked(value);
            onPick?.(value);
          }}
        >
          {format(value)}
        </button>
      ))}
      <output>{picked === undefined ? 'nothing' : format(picked)}</output>
    </div>
  );
}
