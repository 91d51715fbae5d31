import { expect, it } from 'vitest';
import consent from '../../consent/node/index.js';
import feedback from '../../feedback/node/index.js';
import analytics from './index.js';
import { analyticsServicesSchema } from './options.js';

const problems = (options: unknown) =>
  analyticsServicesSchema.safeParse(options).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('takes a service by one line, and knows where it is', () => {
  const { plausible, matomo } = analyticsServicesSchema.parse({
    plausible: { domain: 'tern.example' },
    matomo: { siteId: 1, host: 'https://stats.example/matomo/' },
  });
  expect(plausible).toEqual({ domain: 'tern.example', host: 'https://plausible.io' });
  expect(matomo).toEqual({ siteId: '1', host: 'https://stats.example/matomo' });
});

it.each([
  ['no service', { doNotTrack: true }, ['']],
  ['an unknown service', { plausibel: { domain: 'a' } }, ['', '']],
  ['a service without its host', { matomo: { siteId: 1 } }, ['matomo.host']],
  ['a host without encryption', { goatcounter: { host: 'http://a.example' } }, ['goatcounter.host']],
  ['a host with a query', { goatcounter: { host: 'https://a.example/?x' } }, ['goatcounter.host']],
  ['a service without its id', { umami: {} }, ['umami.websiteId']],
])('refuses %s', (_, options, expected) => {
  expect(problems(options)).toEqual(expected);
});

it.each([
  ['dactyl/plugin-analytics', analytics],
  ['dactyl/theme-consent', consent],
  ['dactyl/theme-feedback', feedback],
])('%s takes no id: its script and its component would not find it', (name, { validateOptions }) => {
  expect(() => validateOptions?.({ options: { id: 'second' }, validate: () => ({ id: 'second' }) })).toThrow(
    `"${name}" takes no id, and has the id "second".`,
  );
});
