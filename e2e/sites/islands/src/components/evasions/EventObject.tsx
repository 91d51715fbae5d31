import { createElement } from 'react';
import { propsFor } from './props-for';

/** 9: event props in an object, under a name that is put together. */
export default function EventObject() {
  return createElement('button', { type: 'button', ...propsFor('event-object', 'Object: 1') }, 'Object: 0');
}
