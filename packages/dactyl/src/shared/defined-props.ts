/** Keys whose value may be `undefined`. */
type UndefinedKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** What is left of an object without the keys whose value is `undefined`: keys that may be, are optional. */
export type DefinedProps<T> =
  UndefinedKeys<T> extends never
    ? T
    : Omit<T, UndefinedKeys<T>> & { [K in UndefinedKeys<T>]?: Exclude<T[K], undefined> };

/**
 * The object without the keys whose value is `undefined`; what remains keeps its order. For objects whose keys
 * somebody sees: they are written as JSON, spread over defaults, or handed to code of others. Only the object itself
 * is looked at, not the objects in it. The compiler does not complain about keys too many; `satisfies` does.
 *
 * @example
 * definedProps({ id, label, className: undefined }); // { id, label }
 */
export function definedProps<T extends object>(props: T): DefinedProps<T> {
  const defined: Partial<T> = {};
  for (const key of Object.keys(props) as (keyof T)[]) {
    if (props[key] !== undefined) defined[key] = props[key];
  }
  // The compiler does not see which keys the loop has left out.
  return defined as DefinedProps<T>;
}
