import { expect, it, onTestFinished } from 'vitest';
import { createSpareThreads } from './engine-pool.js';

it('starts threads for many pages only, hands them out once, and ends the others', async () => {
  const { DACTYL_THREADS } = process.env;
  onTestFinished(() => {
    if (DACTYL_THREADS === undefined) delete process.env.DACTYL_THREADS;
    else process.env.DACTYL_THREADS = DACTYL_THREADS;
  });
  delete process.env.DACTYL_THREADS;
  const ended: number[] = [];
  let started = 0;
  const spare = createSpareThreads(() => {
    const id = ++started;
    return { begin: () => expect.fail('no engine is asked for'), end: () => Promise.resolve(ended.push(id)) };
  });
  spare.expect(499);
  expect(started).toBe(0);
  process.env.DACTYL_THREADS = '3';
  spare.expect(500);
  spare.expect(500);
  expect(started).toBe(3);
  expect(spare.take(2)).toHaveLength(2);
  await spare.close();
  await spare.close();
  expect(ended).toEqual([3]);
});
