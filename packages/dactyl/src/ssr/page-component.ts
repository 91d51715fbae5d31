/** Checks whether a module exports the component of its page, and explains what is wrong if it does not. */
import { type ComponentType, isValidElement } from 'react';
import type { RouteLevel } from '../shared/render.js';
import { listNames, UsageError } from '../react/format/theme-common/usage-error.js';

/** Whether a value is a component: a function, a class, or an object such as `memo()` returns. */
export function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value);
}

export function noComponent({ path, component }: RouteLevel, module: Record<string, unknown>): UsageError {
  const { default: given } = module;
  if (given !== undefined) {
    return new UsageError(`The default export of "${component}" is no component, but ${kindOf(given)}.`, {
      hint: `The page ${path} needs a React component there: export default function Page() { … }.`,
    });
  }
  const names = Object.keys(module).filter((name) => /^[A-Z]/.test(name) && isComponent(module[name]));
  return new UsageError(`"${component}" has no default export.`, {
    hint:
      (names.length > 0
        ? `It exports ${listNames(names)}; the page ${path} needs one of them as default: export default ${names[0]};`
        : `The page ${path} needs a React component there: export default function Page() { … }.`) +
      (component.startsWith('@site/')
        ? '\nEach file of a pages folder is a page, unless its name or that of its folder begins with "_".'
        : ''),
  });
}

const KINDS: Record<string, string> = { string: 'text', number: 'a number', boolean: 'a boolean', object: 'an object' };

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return isValidElement(value) ? 'an element' : (KINDS[typeof value] ?? typeof value);
}
