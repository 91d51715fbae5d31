import { expect, it } from 'vitest';
import { createDrawer } from './draw-by-command.js';

const LIMITS = { time: 600_000, output: 10_000 };
const draw = (command: string[], limits = LIMITS) =>
  createDrawer({ command }, { siteDir: import.meta.dirname }, limits).draw('a');
const drawWith = (script: string, limits = LIMITS) => draw([process.execPath, '-e', script], limits);

it('takes the SVG out of what a program writes', async () => {
  expect(await drawWith('process.stdin.on("data", (text) => console.log(`<?xml?><svg>${text}</svg>`))')).toEqual({
    light: '<svg>a</svg>',
    needsPaper: true,
  });
});

it('puts no paper behind what has the colour of the text', async () => {
  const script = `console.log('<svg><path stroke="currentColor"/></svg>')`;
  expect(await drawWith(script)).toEqual({ light: '<svg><path stroke="currentColor"/></svg>' });
});

it('stops a program that does not end, or writes without end', async () => {
  expect(await drawWith('setInterval(() => {}, 1000)', { ...LIMITS, time: 50 })).toMatchObject({
    problem: expect.stringContaining('gave no SVG (it was stopped after 0.05 seconds)'),
  });
  expect(await drawWith('setInterval(() => console.log("<svg></svg>"), 0)')).toMatchObject({
    problem: expect.stringContaining('(it was stopped because it wrote more than 10000 characters)'),
  });
});

it('says how a program ended, and why it was not started', async () => {
  expect(await drawWith('console.error("no, line 2"); process.exit(3)')).toEqual({ problem: 'no, line 2', line: 2 });
  expect(await drawWith('process.exit(3)')).toMatchObject({ problem: expect.stringContaining('(it ended with 3)') });
  expect(await drawWith('process.kill(process.pid, "SIGTERM")')).toMatchObject({
    problem: expect.stringContaining('(it was ended by the signal SIGTERM)'),
  });
  expect(await draw(['no-such-program-of-dactyl'])).toMatchObject({
    problem: 'the program "no-such-program-of-dactyl" was not found.',
  });
  expect(await draw([import.meta.filename])).toEqual({
    problem: `the program "${import.meta.filename}" cannot be started: spawn ${import.meta.filename} EACCES.`,
  });
});
