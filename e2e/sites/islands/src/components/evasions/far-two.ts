import * as all from 'react';

export function makeBox(start: number) {
  return all.useReducer((count: number) => count + 1, start);
}
