/** What tests, which are in TypeScript, use of `write-infima.mjs`. */
export function withoutVariablesOf(tokens: string, infima: string): string;
export function variablesOf(css: string): string[];
