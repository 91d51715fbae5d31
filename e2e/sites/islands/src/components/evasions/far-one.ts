import { makeBox } from './far-two';

export function boxOf(name: string) {
  const [count, more] = makeBox(0);
  return { label: `${name}: ${count}`, more };
}
