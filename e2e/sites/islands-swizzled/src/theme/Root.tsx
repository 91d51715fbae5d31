import { useEffect, useState, type ReactNode } from 'react';
import { ReaderContext } from '@site/src/components/reader';

/** State of the whole site, given to whatever asks for it. */
export default function Root({ children }: { children: ReactNode }) {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.focused = String(isFocused);
  }, [isFocused]);
  return <ReaderContext value={{ isFocused, setFocused }}>{children}</ReaderContext>;
}
