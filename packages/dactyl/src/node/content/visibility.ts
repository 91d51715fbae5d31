/** Decides who sees drafts and unlisted entries. */

export interface Visibility {
  /** Whether the entry is left out of the build. */
  draft: boolean;
  /** Whether the entry has a page that nothing links to. */
  unlisted: boolean;
}

/** The two front-matter keys, already validated. */
export interface VisibilityKeys {
  draft?: boolean;
  unlisted?: boolean;
}

/**
 * In development, drafts and unlisted entries are shown like any other entry (with a banner); only production hides
 * them.
 */
export function readVisibility(frontMatter: VisibilityKeys, isProduction: boolean): Visibility {
  return {
    draft: isProduction && frontMatter.draft === true,
    unlisted: isProduction && frontMatter.unlisted === true,
  };
}

/** Commands set `NODE_ENV`; `SIMULATE_PRODUCTION_VISIBILITY=true` shows the dev server what readers will see. */
export function isProductionVisibility(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return env.NODE_ENV === 'production' || env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
}
