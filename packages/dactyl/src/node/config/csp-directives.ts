/** Those directives of a Content-Security-Policy that take sources and that a site may extend. */
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
  'trusted-types',
] as const;

export type CspDirective = (typeof CSP_DIRECTIVES)[number];
