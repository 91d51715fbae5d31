import { useState } from 'react';

export interface Data {
  date: Date;
  map: Map<string, number>;
  set: Set<string>;
  missing?: undefined;
  nothing: null;
  big: bigint;
  notANumber: number;
  pattern: RegExp;
  comment: string;
  script: string;
  nested: { list: { deep: Date }[] };
}

/** Says what it got, in the browser anew after a click. */
export default function DataViewer({ data, ...rest }: { data: Data; missing?: undefined; id?: string }) {
  const [runs, setRuns] = useState(0);
  const lines = [
    `date ${data.date instanceof Date} ${data.date.toISOString()}`,
    `map ${data.map instanceof Map} ${[...data.map].join(' ')}`,
    `set ${data.set instanceof Set} ${[...data.set].join(' ')}`,
    `missing ${'missing' in rest} ${String(rest.missing)}`,
    `nothing ${String(data.nothing)}`,
    `big ${typeof data.big} ${data.big}`,
    `nan ${String(data.notANumber)}`,
    `pattern ${data.pattern.test('island')}`,
    `comment ${data.comment}`,
    `script ${data.script}`,
    `nested ${data.nested.list[0]?.deep.getUTCFullYear()}`,
  ];
  return (
    <div data-testid="data">
      <button type="button" onClick={() => setRuns(runs + 1)}>{`Runs: ${runs}`}</button>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
