import { Bar, BarChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useState } from 'react';

export default function Chart({ values }: { values: { name: string; size: number }[] }) {
  const [shown, setShown] = useState(values);
  return (
    <div data-testid="chart">
      <BarChart width={400} height={200} data={shown}>
        <XAxis dataKey="name" />
        <YAxis />
        <Tooltip />
        <Bar dataKey="size" fill="teal" isAnimationActive={false} />
      </BarChart>
      <button type="button" onClick={() => setShown([...shown, { name: `n${shown.length}`, size: 5 }])}>
        One more bar
      </button>
    </div>
  );
}
