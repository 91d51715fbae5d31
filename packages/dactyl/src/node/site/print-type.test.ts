import { expect, it } from 'vitest';
import { z } from 'zod';
import { printFields, printType } from './print-type.js';

it.each([
  [z.string(), 'string'],
  [z.int().nullable(), 'number | null'],
  [z.enum(['easy', 'hard']), '"easy" | "hard"'],
  [z.array(z.union([z.string(), z.boolean()])), '(string | boolean)[]'],
  [z.tuple([z.string(), z.number()]), '[string, number]'],
  [z.record(z.string(), z.number()), 'Record<string, number>'],
  [z.object({ name: z.string(), 'full-name': z.string().optional() }), '{ name: string; "full-name"?: string; }'],
  [z.union([z.date(), z.string()]), 'unknown'],
  [z.never(), 'unknown'],
])('prints what the values of a schema are', (schema, type) => {
  expect(printType(z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' }))).toBe(type);
});

it('joins what must hold together', () => {
  const parts = [
    { type: 'object', properties: { a: { const: 1 } } },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
  ];
  expect(printType({ allOf: parts })).toBe('{ a?: 1; } & (string | null)');
});

it('leaves out what something else declares, and keeps descriptions inside of their comment', () => {
  const schema = z.object({ title: z.string(), level: z.string().describe('How hard\nit is */ code') });
  expect(printFields(z.toJSONSchema(schema), new Set(['title']))).toEqual([
    '/** How hard it is *\\/ code */',
    'level: string;',
  ]);
});
