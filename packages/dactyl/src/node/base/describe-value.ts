/** A value as the user wrote it, shortened: `5`, `"left"`, `an array`, `a function`. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (value === null || typeof value === 'undefined') return String(value);
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'string') return String(value);
  return value.length > 60 ? `${JSON.stringify(value.slice(0, 60)).slice(0, -1)}…"` : JSON.stringify(value);
}
