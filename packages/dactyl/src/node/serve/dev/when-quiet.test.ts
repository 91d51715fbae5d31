import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { whenQuiet } from './when-quiet.js';

function quietServer(settings: Parameters<typeof vi.useFakeTimers>[0] = {}) {
  vi.useFakeTimers(settings);
  onTestFinished(() => void vi.useRealTimers());
  const server = new EventEmitter();
  const run = vi.fn<() => void>();
  // The cast: of a server this asks for events.
  whenQuiet(server as unknown as Server, run);
  const ask = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return { answer: () => response.emit('close') };
  };
  return { server, run, ask };
}

it('waits for a pause after the last answer, and runs once', () => {
  const { server, run, ask } = quietServer();
  server.emit('listening');
  const page = ask();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  page.answer();
  vi.advanceTimersByTime(400);
  const script = ask();
  vi.advanceTimersByTime(400);
  script.answer();
  vi.advanceTimersByTime(400);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  ask().answer();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs where nobody asks for anything', () => {
  const { server, run } = quietServer();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  server.emit('listening');
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs a while after the first answer where questions never end', () => {
  const { server, run, ask } = quietServer();
  server.emit('listening');
  for (let time = 0; time < 6000; time += 300) {
    ask().answer();
    vi.advanceTimersByTime(300);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

it('does nothing more when the server is closed', () => {
  const { server, run } = quietServer();
  server.emit('listening');
  server.emit('close');
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});

it('runs once where a pause and the longest wait end late, one after the other', async () => {
  // On a busy thread, both are over before the next turn of the loop.
  const { server, run, ask } = quietServer({ toFake: ['setTimeout', 'clearTimeout'] });
  server.emit('listening');
  const [first, last] = [ask(), ask()];
  first.answer();
  vi.advanceTimersByTime(4400);
  last.answer();
  vi.advanceTimersByTime(1000);
  await setImmediate();
  expect(run).toHaveBeenCalledTimes(1);
});
