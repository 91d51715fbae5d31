import { createElement, type ReactElement } from 'react';

export default function Typed(): ReactElement {
  return createElement('h1', null, 'Typed');
}
