import React from 'react';
import { useBasket } from './basket';

export default function AddButton() {
  const { count, add } = useBasket();
  return (
    <p>
      <button type="button" data-testid="add" onClick={add}>
        Put into the basket
      </button>
      <output data-testid="in-content">{`In the basket: ${count}`}</output>
    </p>
  );
}
