import { expect, it } from 'vitest';
import { createDrawer } from './draw-by-command.js';

const LIMITS = { time: 600_000, output: 10_000 };
const draw = (command: string[], limits = LIMITS, text = 'a') =>
  createDrawer({ command }, { siteDir: import.meta.dirname }, limits).draw(text);
const drawWith = (script: string, limits = LIMITS, text = 'a') => draw([process.execPath, '-e', script], limits, text);
/** A program that complains in these words, of a text. */
const complain = (words: string, text: string) =>
  drawWith(`console.log('<svg></svg>'); console.error(${JSON.stringify(words)}); process.exit(200)`, LIMITS, text);

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

it('takes drawings in a drawing as parts of it, and only one drawing of a block', async () => {
  const drawing = '<svg viewBox="0 0 9 9"><svg class="inner"><path/></svg></svg>';
  expect(await drawWith(`console.log('${drawing}')`)).toMatchObject({ light: drawing });
  expect(await drawWith(`console.log('${drawing}<?xml?>${drawing}')`)).toEqual({
    problem: `"${process.execPath}" drew 2 diagrams.`,
    hint: 'Give each diagram a code block of its own.',
  });
});

it('understands what PlantUML says: it counts lines behind the one that begins a diagram', async () => {
  const words = 'ERROR\n2\nSyntax Error? (Assumed diagram type: sequence)\nSome diagram description contains errors';
  const problem = 'Syntax Error? (Assumed diagram type: sequence)';
  expect(await complain(words, '@startuml\nA -> B\nwrong\n@enduml')).toEqual({ problem, line: 3 });
  expect(await complain(words, "' a comment\n\n@startuml\nA -> B\nwrong")).toEqual({ problem, line: 5 });
  expect(await complain(words, 'A -> B\nwrong')).toEqual({ problem, line: 2 });
  expect(await complain(words.replaceAll('\n', '\r\n'), 'A -> B\nwrong')).toEqual({ problem, line: 2 });
  expect(await complain(`INFO: Created user preferences directory.\n${words}`, 'A -> B\nwrong')).toEqual({
    problem,
    line: 2,
  });
});

it('understands places in the input, and leaves out where a program has failed in its own code', async () => {
  const words = 'err: failed to compile -: -:2:13: unknown shape "nothing"';
  expect(await complain(words, 'a')).toEqual({ problem: words, line: 2, column: 13 });
  expect(await complain('SyntaxError: no JSON\n    at JSON.parse (<anonymous>)\n    at file:///a.js:3:1', 'a')).toEqual(
    {
      problem: 'SyntaxError: no JSON',
    },
  );
});
