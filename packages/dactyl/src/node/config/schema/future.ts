/**
 * `future`: flags of the release after version 3, switches between build engines, and what Docusaurus calls
 * experimental. Renamed fields are accepted under both names: `experimental_faster` is `faster` since 3.10, and
 * `experimental_storage` is the field `storage` beside `future`.
 */
import * as z from 'zod';
import { FASTER_FLAGS, V4_FLAGS } from '../types.js';
import { describeVcsFault, VCS_PRESETS, type VcsChoice } from '../vcs.js';
import { chosenBy, fail, flag } from './fields.js';
import { isRecord } from '../../../shared/is-record.js';

/**
 * Where a site stores readers' choices. Without a `namespace`, a flag of `future.v4` decides whether keys get a
 * suffix.
 */
export const storage = z.strictObject({
  type: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
  namespace: z.union([z.boolean(), z.string()]).optional(),
});

const flagsOf = (names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, flag().optional()])));

const v4Flags = flagsOf(V4_FLAGS);
const fasterFlags = flagsOf(FASTER_FLAGS);

type Flags = boolean | Record<string, boolean | undefined>;

const v4 = chosenBy<Flags>((value) => (isRecord(value) ? v4Flags : flag()));

/** We have only one build engine, so these flags are checked but have no effect, except `gitEagerVcs`. */
const faster = chosenBy<Flags>((value) => (isRecord(value) ? fasterFlags : flag()));

const vcs = z.unknown().transform((value, context): VcsChoice => {
  const fault = describeVcsFault(value);
  if (fault === undefined) return value as VcsChoice; // checked just now
  const names = VCS_PRESETS.map((name) => `"${name}"`).join(', ');
  return fail(context, fault, { hint: `Known: true, false, ${names}, or an object with three functions.` });
});

export const future = z
  .strictObject({
    v4: v4.default(false),
    faster: faster.optional(),
    experimental_faster: faster.optional(),
    experimental_storage: storage.optional(),
    experimental_vcs: vcs.default(true),
    experimental_router: z.enum(['browser', 'hash']).default('browser'),
  })
  .prefault({});
