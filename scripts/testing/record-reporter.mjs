/**
 * Vitest's reporter of ours. In: the events of a run. Out: the record of the run, completed whenever a file has ended, and
 * what hangs: a file that gives no sign of life is named with the test that was running, and its worker is ended.
 * Other files go on.
 */
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { ROOT } from '../repository.mjs';
import { noteEnded, readSeconds, RECORD_FILE, SECONDS_FILE, secondsOf, writeJson, writeRecord } from './run-record.mjs';
import { SILENCE_LIMIT, watchForSilence } from './silence.mjs';
import { beginWorkerNotes } from './worker-notes.mjs';

/**
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('vitest/node').TestCase} TestCase
 * @typedef {import('./run-record.mjs').FileRecord} FileRecord
 */

/** Characters of a failure that the summary repeats. */
const ERROR_LENGTH = 300;

/**
 * @param {{ recordFile?: string, secondsFile?: string }} [options] where the record goes
 * @returns {import('vitest/node').Reporter}
 */
export function recordReporter({ recordFile = RECORD_FILE, secondsFile = SECONDS_FILE } = {}) {
  /** @type {import('./worker-notes.mjs').WorkerNotes | undefined} */
  let workers;
  /** @type {Map<string, FileRecord>} */
  const files = new Map();
  /** @type {Map<string, Map<string, string>>} module → id of a test that runs → its name */
  const running = new Map();
  /** @type {string[]} */
  const errors = [];
  /** @type {Set<string>} */
  const killed = new Set();
  const write = () => writeRecord(recordFile, { files: [...files.values()], errors });
  const watch = watchForSilence({ limit: SILENCE_LIMIT, onSilence: endFile });

  return {
    // Not before: Vitest reads its configuration, and makes a reporter, once for each project, and uses one of them.
    onInit() {
      workers = beginWorkerNotes();
    },
    onTestRunStart(specifications) {
      for (const { moduleId, project } of specifications) {
        files.set(keyOf(project.name, moduleId), emptyRecord(project.name, moduleId));
      }
      write();
    },
    onTestModuleQueued: (module) => watch.sign(moduleKey(module)),
    onTestModuleCollected: (module) => watch.sign(moduleKey(module)),
    onTestCaseReady(test) {
      const key = moduleKey(test.module);
      watch.sign(key);
      const tests = running.get(key) ?? new Map();
      running.set(key, tests.set(test.id, test.fullName));
    },
    onTestCaseResult(test) {
      const key = moduleKey(test.module);
      watch.sign(key);
      running.get(key)?.delete(test.id);
    },
    onTestModuleEnd(module) {
      const key = moduleKey(module);
      watch.end(key);
      const record = recordOf(module);
      files.set(key, record);
      noteEnded(recordFile, record);
    },
    onTestRunEnd(modules, unhandled) {
      watch.stop();
      for (const module of modules) files.set(moduleKey(module), recordOf(module, killed.has(moduleKey(module))));
      // What a worker leaves behind that was ended is told with its file.
      const own = unhandled.filter(({ message = '' }) => killed.size === 0 || !/worker/i.test(message));
      errors.push(...own.map(({ message = 'An error without a message' }) => message));
      write();
      writeJson(secondsFile, { ...readSeconds(), ...secondsOf([...files.values()]) });
      workers?.remove();
    },
  };

  /** @param {string} key */
  function endFile(key) {
    const record = files.get(key);
    const tests = [...(running.get(key)?.values() ?? [])];
    const what = tests.length === 0 ? 'while it was loaded, or between two tests' : `in ${tests.join(' and ')}`;
    const pid = workers?.find(key.slice(key.indexOf(' ') + 1));
    console.error(
      `\n${record?.file} gave no sign of life for ${SILENCE_LIMIT / 1000} s, ${what}.` +
        (pid === undefined ? ' Its process is not known.' : ' It is ended; other files go on.'),
    );
    if (pid === undefined) return;
    killed.add(key);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It was gone already.
    }
  }
}

/**
 * @param {string} project
 * @param {string} moduleId
 */
function keyOf(project, moduleId) {
  return `${project} ${moduleId}`;
}

/** @param {TestModule} module */
function moduleKey(module) {
  return keyOf(module.project.name, module.moduleId);
}

/**
 * @param {string} project
 * @param {string} moduleId
 * @returns {FileRecord}
 */
function emptyRecord(project, moduleId) {
  return { project, file: pathFromRoot(moduleId), state: 'not run', seconds: 0, tests: [] };
}

/**
 * @param {TestModule} module
 * @param {boolean} [wasKilled]
 * @returns {FileRecord}
 */
function recordOf(module, wasKilled = false) {
  const tests = [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    state: testState(test, module),
    ...firstError(test.result()),
  }));
  const seconds = Math.round(module.diagnostic().duration / 100) / 10;
  return { ...emptyRecord(module.project.name, module.moduleId), state: fileState(module, wasKilled), seconds, tests };
}

/**
 * @param {TestModule} module
 * @param {boolean} wasKilled
 * @returns {import('./run-record.mjs').FileState}
 */
function fileState(module, wasKilled) {
  const state = module.state();
  if (wasKilled) return 'ended';
  if (state === 'queued') return 'not run';
  if (state === 'pending') return 'ended';
  return state === 'failed' ? 'failed' : 'passed';
}

/**
 * @param {TestCase} test
 * @param {TestModule} module
 * @returns {import('./run-record.mjs').TestState}
 */
function testState(test, module) {
  const { state } = test.result();
  if (state !== 'pending') return state;
  // A hook that fails in front of a group leaves its tests without a result.
  return module.state() === 'failed' ? 'failed' : 'unfinished';
}

/**
 * @param {import('vitest/node').TestResult} result
 * @returns {{ error?: string }}
 */
function firstError({ errors = [] }) {
  const message = errors[0] && stripVTControlCharacters(errors[0].message);
  return message ? { error: message.replaceAll(/\s+/g, ' ').slice(0, ERROR_LENGTH) } : {};
}

/** @param {string} moduleId */
function pathFromRoot(moduleId) {
  return relative(ROOT, moduleId).split(sep).join('/');
}
