/**
 * Prism with the languages of prism-react-renderer. It is required, because Node looks for the names of a CommonJS module
 * that is imported, which takes as long as running it does, in each thread.
 */
import { createRequire } from 'node:module';
import type * as PrismReactRenderer from 'prism-react-renderer';

export const { Prism } = createRequire(import.meta.url)('prism-react-renderer') as typeof PrismReactRenderer; // a required module has no types
