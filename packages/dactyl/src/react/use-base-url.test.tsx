import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SiteData } from '../shared/render.js';
import { SiteContext } from './site-context.js';
import useBaseUrl, { type BaseUrlOptions } from './use-base-url.js';

// The fields that are read.
const site = {
  siteConfig: { url: 'https://s.example', baseUrl: '/base/fr/' },
  i18n: { defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/base/' } } },
} as unknown as SiteData;

function Shown({ url, options }: { url: string; options?: BaseUrlOptions }) {
  return useBaseUrl(url, options);
}

const based = (url: string, options?: BaseUrlOptions) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Shown url={url} {...(options && { options })} />
    </SiteContext>,
  );

it.each([
  ['img/logo.svg', '/base/fr/img/logo.svg'],
  ['/img/logo.svg', '/base/fr/img/logo.svg'],
  ['/base/fr/img/logo.svg', '/base/fr/img/logo.svg'],
  ['#part', '#part'],
  ['https://a.example/b', 'https://a.example/b'],
])('%s becomes %s', (url, expected) => expect(based(url)).toBe(expected));

it('a file that the build has named stays where it is, at the root of all locales', () => {
  expect(based('/base/assets/images/wing-aef57b02.svg')).toBe('/base/assets/images/wing-aef57b02.svg');
  expect(based('/base/assets/images/wing-aef57b02.svg', { absolute: true })).toBe(
    'https://s.example/base/assets/images/wing-aef57b02.svg',
  );
});
