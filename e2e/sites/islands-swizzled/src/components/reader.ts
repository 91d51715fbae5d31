import { createContext, useContext } from 'react';

/** What `Root` knows of the reader, and anything on the page may ask. */
export interface Reader {
  isFocused: boolean;
  setFocused: (focused: boolean) => void;
}

export const ReaderContext = createContext<Reader>({ isFocused: false, setFocused: () => {} });

export const useReader = () => useContext(ReaderContext);
