/** Decides who sees drafts, unlisted entries, and entries for some readers. */
import { isForOthers } from '../base/audiences.js';

export interface Visibility {
  /** Whether the entry is left out. */
  draft: boolean;
  /** Whether the entry has a page that nothing links to. */
  unlisted: boolean;
}

/** Keys of front matter. The audience is not validated: sites without audiences may use it as they like. */
export interface VisibilityKeys {
  draft?: boolean;
  unlisted?: boolean;
  audience?: unknown;
}

/**
 * In development, drafts and unlisted entries are shown like any other entry (with a banner); only production hides
 * them. An entry for other readers is left out in both.
 */
export function readVisibility(
  frontMatter: VisibilityKeys,
  isProduction: boolean,
  { audiences }: { audiences?: readonly string[] | undefined } = {},
): Visibility {
  const isLeftOut = audiences !== undefined && isForOthers(frontMatter.audience);
  return {
    draft: isLeftOut || (isProduction && frontMatter.draft === true),
    unlisted: isProduction && frontMatter.unlisted === true,
  };
}

/** Commands set `NODE_ENV`; `SIMULATE_PRODUCTION_VISIBILITY=true` shows the dev server what readers will see. */
export function isProductionVisibility(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return env.NODE_ENV === 'production' || env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
}
