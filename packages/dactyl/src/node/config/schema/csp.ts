/**
 * The option for the Content-Security-Policy. Input: `true` or an object. Output: the object with its defaults.
 */
import * as z from 'zod';
import { CSP_DIRECTIVES } from '../csp-directives.js';
import type { CspConfig } from '../types.js';
import { chosenBy, fail, flag } from './fields.js';
import { isRecord } from '../../../shared/is-record.js';

const KEYWORD =
  /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|wasm-unsafe-eval|allow-duplicates|strict-dynamic|report-sample|nonce-.*|sha(?:256|384|512)-.*)$/;

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
  trustedTypes: flag().default(false),
  directives: z
    .strictObject(Object.fromEntries(CSP_DIRECTIVES.map((name) => [name, z.array(source).optional()])))
    .default({}),
});

const checkedCsp = cspSchema.transform((value, context) => {
  if (value.trustedTypes || !value.directives['trusted-types']) return value;
  return fail(context, "names policies in directives['trusted-types'], but does not ask for Trusted Types", {
    hint: 'Add trustedTypes: true.',
  });
});

export const csp = chosenBy<CspConfig | boolean>((value) =>
  // The schema derives its keys from `CSP_DIRECTIVES`, which TypeScript cannot follow, hence the cast.
  isRecord(value) ? (checkedCsp as unknown as z.ZodType<CspConfig>) : flag(),
).transform((value): CspConfig | false =>
  value === true ? { meta: true, headers: false, trustedTypes: false, directives: {} } : value,
);
