import { isValidElement, type ReactNode } from 'react';

/** Whether an element is surely missing: components may render one, so where one stands nothing is sure. */
export function lacksElement(children: readonly ReactNode[], name: string): boolean {
  return children.every((child) => !isValidElement(child) || (typeof child.type === 'string' && child.type !== name));
}
