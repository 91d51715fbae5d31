import type { ReactNode } from 'react';
import { interpolate, type InterpolateValues } from './Interpolate.js';
import { lookUpMessage } from './translations.js';

export interface TranslateProps {
  /** Default text. It is also the id, when there is none. */
  children?: string;
  id?: string;
  /** Explanation for translators. */
  description?: string;
  values?: InterpolateValues;
}

export interface TranslateArgs {
  message?: string;
  id?: string;
  description?: string;
}

/** A UI text in the current locale, as a string. */
export function translate({ message, id }: TranslateArgs, values?: Record<string, string | number>): string {
  return interpolate(lookUpMessage(id, message), values);
}

/** A UI text in the current locale. */
export default function Translate({ children, id, values }: TranslateProps): ReactNode {
  if (children !== undefined && typeof children !== 'string') {
    throw new Error(`The children of <Translate> must be one string${id ? ` (id "${id}")` : ''}.`);
  }
  return interpolate(lookUpMessage(id, children), values);
}
