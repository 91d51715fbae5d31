/** What the site says of its Content-Security-Policy. In: `true` or an object. Out: the same with its defaults. */
import * as z from 'zod';
import { CSP_DIRECTIVES } from '../csp-directives.js';
import type { CspConfig } from '../types.js';
import { chosenBy, fail, flag } from './fields.js';
import { isRecord } from '../../../shared/is-record.js';

const KEYWORD =
  /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|wasm-unsafe-eval|strict-dynamic|report-sample|nonce-.*|sha(?:256|384|512)-.*)$/;

const source = z.string().transform((value, context) => {
  if (KEYWORD.test(value)) {
    return fail(context, `must have quotes of its own, but is ${value}`, { hint: `Write "'${value}'".` });
  }
  if (value !== '' && !/[\s;,]/.test(value)) return value;
  return fail(context, `must be one source, but is ${JSON.stringify(value)}`, {
    hint: 'Write each source as an entry of its own, e.g. ["https://example.org", "data:"].',
  });
});

export const cspSchema = z.strictObject({
  meta: flag().default(true),
  headers: flag().default(false),
  directives: z
    .strictObject(Object.fromEntries(CSP_DIRECTIVES.map((name) => [name, z.array(source).optional()])))
    .default({}),
});

export const csp = chosenBy<CspConfig | boolean>((value) =>
  // The cast: the schema lists its keys by `CSP_DIRECTIVES`, and TypeScript does not follow that.
  isRecord(value) ? (cspSchema as unknown as z.ZodType<CspConfig>) : flag(),
).transform((value): CspConfig | false => (value === true ? { meta: true, headers: false, directives: {} } : value));
