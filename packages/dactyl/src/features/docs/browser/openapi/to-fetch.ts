/** What a reader has filled in → a request. Throws where no address comes out. */
import type { ApiRequest } from '../../../../shared/api-request.js';

export interface Filled {
  server: string;
  /** Values by the index of their field. */
  values: readonly string[];
  body: string;
}

export function toFetch(
  { method, path, fields, body }: ApiRequest,
  filled: Filled,
  base: string,
): { url: URL; init: RequestInit } {
  const given = fields.map((field, index) => ({ ...field, value: filled.values[index]?.trim() ?? '' }));
  const valueOf = (name: string) => given.find((field) => field.in === 'path' && field.name === name)?.value ?? '';
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
  const url = new URL(`${filled.server.replace(/\/$/, '')}${pathname}`, base);
  const headers = new Headers();
  for (const { in: place, name, value } of given) {
    if (value === '') continue;
    if (place === 'query') url.searchParams.append(name, value);
    if (place === 'header') headers.set(name, value);
  }
  if (body) headers.set('Content-Type', body.type);
  // Without cookies: what a reader does elsewhere is not part of the request.
  return { url, init: { method, headers, credentials: 'omit', ...(body && { body: filled.body }) } };
}
