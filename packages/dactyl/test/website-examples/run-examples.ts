/** Makes a test of each example of a kind. */
import { expect, it } from 'vitest';
import type { CodeExample } from './code-examples.js';
import { type ExampleKind, examplesOfKind } from './example-kind.js';

/**
 * An example that shows a mistake must fail.
 *
 * @param check throws when something is wrong with the example
 */
export function runExamples(kind: ExampleKind, check: (example: CodeExample) => unknown): void {
  const run = async (example: CodeExample): Promise<void> => {
    await check(example);
  };
  const examples = examplesOfKind(kind).map((example) => [example.place, example] as const);
  it.each(examples.filter(([, { isWrong }]) => !isWrong))('%s', async (_, example) => {
    await expect(run(example)).resolves.toBeUndefined();
  });
  const wrong = examples.filter(([, { isWrong }]) => isWrong);
  it.runIf(wrong.length > 0).each(wrong)('%s shows a mistake', async (_, example) => {
    await expect(run(example)).rejects.toThrow();
  });
}
