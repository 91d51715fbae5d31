/** The option of `dactyl check`: how bad findings are, by rule, and which ones are left out, each with a reason. */
import * as z from 'zod';
import type { CheckConfig } from '../check-config.js';
import { ruleNames } from '../check-rules.js';

const ruleName = z.enum(ruleNames());

const ignored = z
  .strictObject({
    rule: ruleName.optional(),
    page: z.string().min(1).optional(),
    target: z.string().min(1).optional(),
    reason: z.string().trim().min(1),
  })
  .refine(({ rule, page, target }) => rule !== undefined || page !== undefined || target !== undefined, {
    params: { hint: 'Name a "rule", a "page" or a "target". To turn a rule off, write rules: { "RULE": "off" }.' },
    error: 'would leave out all findings',
  });

export const check: z.ZodType<CheckConfig> = z.strictObject({
  rules: z
    .strictObject(Object.fromEntries(ruleNames().map((name) => [name, z.enum(['off', 'warn', 'error']).optional()])))
    .default({}),
  ignore: z.array(ignored).default([]),
});
