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
  const examples = withoutRepeats(kind, examplesOfKind(kind)).map((example) => [example.place, example] as const);
  it.each(examples.filter(([, { isWrong }]) => !isWrong))('%s', async (_, example) => {
    await expect(run(example)).resolves.toBeUndefined();
  });
  const wrong = examples.filter(([, { isWrong }]) => isWrong);
  it.runIf(wrong.length > 0).each(wrong)('%s shows a mistake', async (_, example) => {
    await expect(run(example)).rejects.toThrow();
  });
}

/** What it means depends on other blocks of its page, which may be translated. */
const NEEDS_ITS_PAGE: ReadonlySet<ExampleKind> = new Set(['module']);

/** Most blocks are the same in both languages: the first one speaks for the other, but for the full run. */
function withoutRepeats(kind: ExampleKind, examples: readonly CodeExample[]): readonly CodeExample[] {
  if (process.env.DACTYL_TEST_FULL === '1' || NEEDS_ITS_PAGE.has(kind)) return examples;
  const seen = new Set<string>();
  return examples.filter(({ page, language, title, meta, code, isNested }) => {
    const key = JSON.stringify([page, language, title, meta, code, isNested]);
    return !seen.has(key) && seen.add(key);
  });
}
