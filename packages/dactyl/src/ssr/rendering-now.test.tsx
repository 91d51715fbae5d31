import { createContext } from 'react';
import { renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.edge';
import { describe, expect, it } from 'vitest';
import { callAs, callProven, componentNow, contextNow, isProvenNow, isRendering } from './rendering-now.js';

const Word = createContext('outside');

describe('whether React is rendering', () => {
  it('is known while a component is called, and at no other time', async () => {
    const seen: boolean[] = [];
    const Asks = () => void seen.push(isRendering());
    const Later = async () => {
      await Promise.resolve();
      seen.push(isRendering());
    };
    expect(isRendering()).toBe(false);
    renderToString(<Asks />);
    const stream = await renderToReadableStream(<Asks />);
    await stream.allReady;
    await Later();
    expect(seen).toEqual([true, true, false]);
    expect(isRendering()).toBe(false);
  });

  it('lets code that is no component read a context there', () => {
    const seen: unknown[] = [];
    const read = () => void seen.push(contextNow(Word));
    const Asks = () => read();
    read();
    renderToString(
      <Word value="inside">
        <Asks />
      </Word>,
    );
    expect(seen).toEqual([undefined, 'inside']);
  });
});

describe('what is being called', () => {
  it('is put back when the call has ended, or failed', () => {
    expect(callAs('outer', () => [callAs('inner', componentNow), componentNow()])).toEqual(['inner', 'outer']);
    const fail = (): never => {
      throw new Error('no');
    };
    expect(() => callAs('failing', fail)).toThrow('no');
    expect(() => callProven(fail)).toThrow('no');
    expect([componentNow(), isProvenNow(), callProven(isProvenNow)]).toEqual([undefined, false, true]);
  });
});
