/** The table of rules. Their names, severities and sentences are in `node/config/check-rules.ts`. */
import type { RuleName } from '../../../config/check-rules.js';
import type { Rule } from '../types.js';
import { brokenAnchor } from './broken-anchor.js';
import { brokenLink } from './broken-link.js';
import { canonical } from './canonical.js';
import { duplicateId } from './duplicate-id.js';
import { emptyPage } from './empty-page.js';
import { headingOrder } from './heading-order.js';
import { hreflang } from './hreflang.js';
import { missingAlt } from './missing-alt.js';
import { missingFile } from './missing-file.js';
import { orphanPage } from './orphan-page.js';
import { redirect, redirectChain } from './redirect.js';
import { trailingSlash } from './trailing-slash.js';
import { vanishedAnchor, vanishedPage } from './vanished.js';

/** All but `external-link`, which asks other sites. */
export const RULES: readonly { name: RuleName; rule: Rule }[] = [
  { name: 'broken-link', rule: brokenLink },
  { name: 'broken-anchor', rule: brokenAnchor },
  { name: 'missing-file', rule: missingFile },
  { name: 'redirect', rule: redirect },
  { name: 'redirect-chain', rule: redirectChain },
  { name: 'duplicate-id', rule: duplicateId },
  { name: 'heading-order', rule: headingOrder },
  { name: 'missing-alt', rule: missingAlt },
  { name: 'empty-page', rule: emptyPage },
  { name: 'orphan-page', rule: orphanPage },
  { name: 'canonical', rule: canonical },
  { name: 'hreflang', rule: hreflang },
  { name: 'trailing-slash', rule: trailingSlash },
  { name: 'vanished-page', rule: vanishedPage },
  { name: 'vanished-anchor', rule: vanishedAnchor },
];
