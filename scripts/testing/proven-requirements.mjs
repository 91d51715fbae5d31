/**
 * Which requirements a run has proven: those whose every test has run and passed. A test that was skipped, cut off or in a
 * file that never ran proves nothing.
 */
import { idsIn } from '../test-titles.mjs';

/**
 * @typedef {'proven' | 'failed' | 'not run'} ProofState
 * @param {readonly import('../test-titles.mjs').Proof[]} proofs what the sources say
 * @param {import('./run-record.mjs').RunRecord} record what happened
 * @returns {Map<string, { state: ProofState, tests: string[] }>} id → how it stands, and the tests that are to blame
 */
export function proveRequirements(proofs, record) {
  const results = resultsByFile(record);
  /** @type {Map<string, { state: ProofState, tests: string[] }>} */
  const states = new Map();
  for (const { file, title, ids } of proofs) {
    for (const id of ids) {
      const own = results.get(file)?.filter((test) => test.ids.includes(id)) ?? [];
      const state = stateOf(own.map((test) => test.state));
      const before = states.get(id) ?? { state: 'proven', tests: [] };
      const tests = state === 'proven' ? before.tests : [...before.tests, `${file} › ${title}`];
      states.set(id, { state: worse(before.state, state), tests });
    }
  }
  return states;
}

/** @param {import('./run-record.mjs').RunRecord} record */
function resultsByFile({ files }) {
  return new Map(files.map(({ file, tests }) => [file, tests.map(({ name, state }) => ({ ids: idsIn(name), state }))]));
}

/**
 * @param {readonly import('./run-record.mjs').TestState[]} states of the tests that one title stands for
 * @returns {ProofState}
 */
function stateOf(states) {
  if (states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'passed') ? 'proven' : 'not run';
}

const ORDER = /** @type {const} */ (['failed', 'not run', 'proven']);

/**
 * @param {ProofState} a
 * @param {ProofState} b
 */
function worse(a, b) {
  return ORDER[Math.min(ORDER.indexOf(a), ORDER.indexOf(b))] ?? 'failed';
}
