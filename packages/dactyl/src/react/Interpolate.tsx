import { Fragment, isValidElement, type ReactNode } from 'react';

export type InterpolateValues = Record<string, ReactNode>;

/**
 * Replaces `{name}` in `text`. The result is a string unless one of the values is a React element.
 *
 * @example interpolate('Hello {name}', { name: 'Ada' }) // 'Hello Ada'
 */
export function interpolate(text: string, values?: Record<string, string | number>): string;
export function interpolate(text: string, values?: InterpolateValues): ReactNode;
export function interpolate(text: string, values: InterpolateValues = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && values[name] !== undefined ? values[name] : part;
  });
  if (parts.some((part) => isValidElement(part))) {
    // Parts never change their position, so the index is a stable key.
    return parts.filter((part) => part !== '').map((part, index) => <Fragment key={index}>{part}</Fragment>);
  }
  return parts.map(String).join('');
}

export interface InterpolateProps {
  children: string;
  values?: InterpolateValues;
}

export default function Interpolate({ children, values }: InterpolateProps): ReactNode {
  if (typeof children !== 'string') {
    throw new Error('The children of <Interpolate> must be one string.');
  }
  return interpolate(children, values);
}
