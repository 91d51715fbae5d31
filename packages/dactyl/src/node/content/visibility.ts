/** Who sees drafts and unlisted entries. */

export interface Visibility {
  /** The entry does not exist at all. */
  draft: boolean;
  /** The entry has a page, but nothing leads to it. */
  unlisted: boolean;
}

/** The two keys as front matter may hold them; checked before. */
export interface VisibilityKeys {
  draft?: boolean;
  unlisted?: boolean;
}

/** While writing, both are shown like any other entry (with a banner); only production hides them. */
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
