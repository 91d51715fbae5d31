import * as z from 'zod';
import { chosenBy, flag, isObject } from './fields.js';

/** Switches between build engines. There is one engine here: they are checked and change nothing. */
const FASTER_KEYS = [
  'swcJsLoader',
  'swcJsMinimizer',
  'swcHtmlMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
] as const;

const fasterSwitches = z.strictObject(Object.fromEntries(FASTER_KEYS.map((key) => [key, flag().default(false)])));

const faster = chosenBy<boolean | Record<string, boolean>>((value) => (isObject(value) ? fasterSwitches : flag()));

export const future = z
  .strictObject({
    experimental_faster: faster.default(false),
    experimental_storage: z
      .strictObject({
        type: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
        namespace: z.union([z.boolean(), z.string()]).default(false),
      })
      .prefault({}),
    experimental_router: z.enum(['browser', 'hash']).default('browser'),
  })
  .prefault({});
