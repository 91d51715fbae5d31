/** For tests, which are in TypeScript. */
export function writeInfima(distDir: string): void;
export function withoutVariablesOf(tokens: string, infima: string): string;
export function withoutRepeated(ours: string, infima: string): string;
export function variablesOf(css: string): string[];
