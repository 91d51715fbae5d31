import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../config/load-config.js';
import { describeUnusedFields } from './unused-parts.js';

const withFields = (fields: object) =>
  describeUnusedFields(resolveConfig({ title: 'Tern', url: 'https://tern.example', baseUrl: '/', ...fields }));

describe('fields of the configuration that have no effect', () => {
  it('are named', () => {
    expect(withFields({ ssrTemplate: '<html></html>' })).toEqual([
      expect.stringMatching(/^"ssrTemplate" has no effect/),
    ]);
    expect(withFields({ future: { experimental_router: 'hash' } })).toEqual([
      expect.stringMatching(/^"future\.experimental_router" does not change/),
    ]);
  });

  it('are passed over where they only choose among tools, and where a site has none', () => {
    expect(withFields({ future: { experimental_faster: true }, webpack: { jsLoader: 'babel' } })).toEqual([]);
    expect(withFields({ future: { experimental_router: 'browser' } })).toEqual([]);
  });
});
