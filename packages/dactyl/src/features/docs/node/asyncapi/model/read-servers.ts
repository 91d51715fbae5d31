/** Servers, and what they and operations ask of who connects. */
import { isRecord } from '../../../../../shared/is-record.js';
import { pointerKeys } from '../../reference/schema/schema-types.js';
import { descriptionOf, fieldsOf, listOf, optional, parametersOf, textOf } from './fields.js';
import type { Fields, Scheme, Server } from './model.js';

export function toServer(name: string, server: Fields, root: Fields): Server {
  const protocol = textOf(server['protocol']) ?? '';
  // Before release 3, they had a URL.
  const place = textOf(server['url']) ?? `${textOf(server['host']) ?? ''}${textOf(server['pathname']) ?? ''}`;
  return {
    name,
    address: place.includes('://') || protocol === '' ? place : `${protocol}://${place}`,
    protocol: [protocol, textOf(server['protocolVersion'])].filter(Boolean).join(' '),
    ...descriptionOf(server),
    variables: parametersOf(server['variables'], root),
    security: securityOf(server['security'], root),
    bindings: fieldsOf(server['bindings'], root),
  };
}

/** Names of schemes: of references since release 3, of fields before. */
export function securityOf(value: unknown, root: Fields): string[] {
  return listOf(value).flatMap((way) => {
    if (!isRecord(way)) return [];
    const { $ref: reference } = way;
    if (typeof reference === 'string') return pointerKeys(reference).at(-1) ?? [];
    if (String(root['asyncapi']).startsWith('2.')) return Object.keys(way).join(' + ');
    return textOf(way['type']) ?? [];
  });
}

export function toScheme(name: string, scheme: Fields): Scheme {
  const { type, scheme: way, in: place, name: field } = scheme;
  const kind = [type, way ?? place, field].filter(Boolean).map(String).join(' ');
  return { name, kind, ...optional('description', scheme['description']) };
}
