import React from 'react';
import { useOld } from './use-old.cjs';

/** 3: the hook hides behind CommonJS and a computed name. */
export default function CommonJs() {
  const box = useOld(0);
  return (
    <button type="button" data-testid="commonjs" onClick={box.more}>
      CommonJS: {box.value}
    </button>
  );
}
