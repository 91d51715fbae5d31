import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.js';
import { createTaskReporter, formatMilliseconds } from './task.js';

function collect(isTTY: boolean) {
  const chunks: string[] = [];
  const stream = { isTTY, columns: 80, write: (text: string) => chunks.push(text) };
  return { logger: createLogger({ stream, color: false }), text: () => chunks.join('') };
}

describe('createTaskReporter', () => {
  it('writes one line per finished stage where there is no terminal', async () => {
    const { logger, text } = collect(false);
    const reporter = createTaskReporter(logger);
    const result = await reporter.stage('Render pages', 2000, async (progress) => {
      progress.advance(1999);
      progress.advance();
      return 7;
    });
    await reporter.stage('Bundle', undefined, async () => {});
    expect(result).toBe(7);
    expect(text()).toMatch(/^✓ Render pages \(2,000\) in \d+ ms\n✓ Bundle in \d+ ms\n$/);
    expect(reporter.durations.map(({ name, count }) => [name, count])).toEqual([
      ['Render pages', 2000],
      ['Bundle', 0],
    ]);
    expect(reporter.formatDurations()).toMatch(/^Render pages  2,000  +\d+ ms\nBundle  +\d+ ms$/);
  });

  it('passes errors on without a line', async () => {
    const { logger, text } = collect(false);
    const failing = createTaskReporter(logger).stage('Fail', 1, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(text()).toBe('');
  });

  it.skipIf(process.env.CI)('keeps messages above the bar of a terminal', async () => {
    const { logger, text } = collect(true);
    await createTaskReporter(logger).stage('Render pages', 10, async (progress) => {
      progress.advance(5);
      logger.warn('Mind the gap.');
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    expect(text()).toContain('warning Mind the gap.\n');
    expect(text()).toContain('Render pages 5/10');
    logger.info('after');
    expect(text().endsWith('after\n')).toBe(true);
  });
});

describe('formatMilliseconds', () => {
  it.each([
    [12.4, '12 ms'],
    [1240, '1.24 s'],
    [41_240, '41.2 s'],
    [125_000, '2 min 5 s'],
  ])('%d', (value, expected) => {
    expect(formatMilliseconds(value)).toBe(expected);
  });
});
