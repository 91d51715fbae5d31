import { createContext, useContext, useState, type ReactNode } from 'react';

interface Basket {
  count: number;
  add: () => void;
}

const BasketContext = createContext<Basket>({ count: -1, add: () => {} });

export function BasketProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  return <BasketContext value={{ count, add: () => setCount((now) => now + 1) }}>{children}</BasketContext>;
}

export function useBasket() {
  return useContext(BasketContext);
}
