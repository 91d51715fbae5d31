/** Directives of a Content-Security-Policy that take sources, as far as a site may add to them. */
export const CSP_DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;

export type CspDirective = (typeof CSP_DIRECTIVES)[number];
