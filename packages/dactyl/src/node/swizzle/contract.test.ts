import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SWIZZLE_ACTIONS } from '../../shared/swizzle-actions.js';
import { contractOf, readContract } from './contract.js';

const PACKAGE = path.resolve(import.meta.dirname, '../../..');

describe('the contract of a component', () => {
  it.each([
    ['export default function A(): X;', '()'],
    [
      'export default function A({ a, b: { c } }: Props): X;\nexport interface Props {\n  /** A. */\n  a?: string;\n}',
      '(Props)\ninterface Props { a?: string; }',
    ],
    [
      'type Props = {\n  a: Item;\n};\ninterface Item { b: 1 }\ninterface Other {}\nexport default function A(props: Props): X;',
      '(Props)\ninterface Item { b: 1 }\ntype Props = { a: Item; }',
    ],
    ['export default function A<T>({ a }: { a: T }): X;', '({ a: T })'],
    ['declare const map: { a: string };\nexport default map;', undefined],
  ])('is the types of its props: %s', (declarations, contract) => {
    expect(readContract(declarations)).toBe(contract);
  });

  it('does not change without a line in the changelog', async () => {
    const folder = path.join(PACKAGE, 'dist/theme');
    const safe = Object.keys(SWIZZLE_ACTIONS).filter((name) =>
      Object.values(SWIZZLE_ACTIONS[name] ?? {}).includes('safe'),
    );
    const contracts = safe.flatMap((name) => {
      const contract = contractOf({ folder }, { name });
      return contract === undefined ? [] : [`## ${name}\n${contract}\n`];
    });
    const text = contracts.join('\n');
    await expect(text).toMatchFileSnapshot('contract.snapshot.txt');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const changelog = readFileSync(path.join(PACKAGE, '../../CHANGELOG.md'), 'utf8');
    const isSaid = changelog.includes(`props-${hash}`);
    expect(isSaid, `Say in CHANGELOG.md which props have changed, and name the new contract: props-${hash}`).toBe(true);
  });
});
