/**
 * Trusted Types: where a Content-Security-Policy asks for them (`csp.trustedTypes`), the browser reads HTML and runs scripts only
 * if a named policy has passed them. Ours passes what Dactyl fetched from the site itself or made. Each use makes it anew, so it lies
 * in no place where another script could find it.
 */
interface TrustedPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

/** The global that browsers with Trusted Types have; TypeScript does not know it yet. */
export interface WithTrustedTypes {
  trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(
      name: string,
      rules: {
        createHTML?: (html: string) => string | null;
        createScriptURL?: (url: string) => string;
        createScript?: (text: string) => string;
      },
    ): TrustedPolicy;
  };
}

/** What a Content-Security-Policy has to name. */
export const TRUSTED_POLICY = 'dactyl';

/** @returns an object that is used like a text, where the browser has Trusted Types */
export function trustHtml(html: string): string {
  // The cast: see above.
  const { trustedTypes } = globalThis as WithTrustedTypes;
  return trustedTypes?.createPolicy(TRUSTED_POLICY, { createHTML: (own) => own }).createHTML(html) ?? html;
}

/** The same for a script of this site: its address, or its text. */
export function trustScript(text: string, kind: 'createScriptURL' | 'createScript'): string {
  // The cast: see above.
  const { trustedTypes } = globalThis as WithTrustedTypes;
  return trustedTypes?.createPolicy(TRUSTED_POLICY, { [kind]: (own: string) => own })[kind](text) ?? text;
}
