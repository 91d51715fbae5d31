/** Keys whose value may be `undefined`. */
type UndefinedKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/**
 * The type of an object after keys with the value `undefined` are removed: keys whose value may be `undefined` become
 * optional.
 */
export type DefinedProps<T> =
  UndefinedKeys<T> extends never
    ? T
    : Omit<T, UndefinedKeys<T>> & { [K in UndefinedKeys<T>]?: Exclude<T[K], undefined> };

/**
 * Copies an object without the keys whose value is `undefined`, in the same order. Use it where others see the keys:
 * objects that are written as JSON, spread over defaults, or passed to code of a site. Nested objects are not
 * changed. The compiler does not report excess keys here; `satisfies` does.
 *
 * @example
 * definedProps({ id, label, className: undefined }); // { id, label }
 */
export function definedProps<T extends object>(props: T): DefinedProps<T> {
  const defined: Partial<T> = {};
  for (const key of Object.keys(props) as (keyof T)[]) {
    if (props[key] !== undefined) defined[key] = props[key];
  }
  // The cast: the compiler does not see which keys the loop has left out.
  return defined as DefinedProps<T>;
}
