import { readFileSync } from 'node:fs';
import { type DataOf, defineLoader } from 'dactyl';

const loader = defineLoader({
  watch: './winds.csv',
  load([file]) {
    const [, ...lines] = readFileSync(file ?? '', 'utf8')
      .trim()
      .split('\n');
    const winds = lines.map((line) => line.split(',').map(Number));
    return { read: lines.length, storms: winds.filter(([force = 0]) => force >= 8).map(([, from = 0]) => from) };
  },
});

export default loader;
export declare const data: DataOf<typeof loader>;
