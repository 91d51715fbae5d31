/**
 * The badge beside the label of a sidebar item, in front matter, `_category_` files and sidebars files alike.
 *
 * @example sidebar_badge: New                       // { text: 'New' }
 * @example sidebar_badge: { text: Beta, kind: warning }
 */
import { suggestName } from '../../../../node/base/nearest-name.js';
import { BADGE_KINDS, type SidebarBadge } from '../../../../shared/badge.js';
import { isRecord } from '../../../../shared/is-record.js';
import type { JsonObject } from '../../../../shared/json.js';

/** As authors write it. YAML reads a version such as `2` as a number. */
export type WrittenBadge = string | number | (Omit<SidebarBadge, 'text'> & { text: string | number });

export interface BadgeFault {
  /** Keys inside of the badge. */
  path: string[];
  /** Begins with "must" or "is". */
  message: string;
  hint?: string;
}

const KINDS = BADGE_KINDS.map((kind) => `"${kind}"`).join(', ');
export const EXPECTED_BADGE = `text, or an object with "text" and a "kind" of ${KINDS}`;

const text: JsonObject = { type: ['string', 'number'], minLength: 1 };
/** The same rules for editors. */
export const BADGE_JSON: JsonObject = {
  anyOf: [
    text,
    {
      type: 'object',
      properties: { text, kind: { enum: [...BADGE_KINDS] } },
      required: ['text'],
      additionalProperties: false,
    },
  ],
};

/** The first mistake, if there is one. */
export function badgeFault(value: unknown): BadgeFault | undefined {
  if (isText(value)) return undefined;
  if (!isRecord(value)) return { path: [], message: `must be ${EXPECTED_BADGE}` };
  const unknown = Object.keys(value).find((key) => key !== 'text' && key !== 'kind');
  if (unknown !== undefined) {
    return { path: [unknown], message: 'is not known here', hint: suggestName(unknown, ['text', 'kind']) };
  }
  if (!isText(value['text'])) return { path: 'text' in value ? ['text'] : [], message: 'must have a "text"' };
  const kind = value['kind'];
  if (kind === undefined || BADGE_KINDS.some((known) => known === kind)) return undefined;
  return { path: ['kind'], message: `must be one of ${KINDS}`, hint: suggestName(String(kind), BADGE_KINDS) };
}

function isText(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** The form that components get. `badgeFault` has checked it. */
export function toBadge(written: WrittenBadge | undefined): SidebarBadge | undefined {
  if (written === undefined) return undefined;
  return typeof written === 'object' ? { ...written, text: String(written.text) } : { text: String(written) };
}
