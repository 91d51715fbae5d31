/** Appearance of the known types of admonition. The icons are our own drawings on a grid of 16. */

export interface AdmonitionType {
  /** Class of the base style sheet. */
  alert: string;
  icon: string;
}

const icon = (shape: string): string => `<svg viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;

const PENCIL = icon('<path d="M11.3 1.6 14.4 4.7 5.2 13.9 1.5 14.5 2.1 10.8zM9.6 3.3l3.1 3.1"/>');
const BULB = icon('<path d="M5.8 12.2c0-1.9-2-2.7-2-5.6a4.2 4.2 0 0 1 8.4 0c0 2.9-2 3.7-2 5.6zM6.3 14.6h3.4"/>');
const LETTER_I = icon('<circle cx="8" cy="8" r="6.6"/><path d="M8 7.2v4M8 4.6v.1"/>');
const TRIANGLE = icon('<path d="M8 1.8 14.8 13.8H1.2zM8 6.2v3.6M8 11.7v.1"/>');
const FLAME = icon(
  '<path d="M8 1.4c.4 2.6 4.3 4.2 4.3 8.2a4.3 4.3 0 0 1-8.6 0c0-1.7.8-2.9 1.8-3.9.1 1.2.6 1.9 1.3 2.2C6.4 5.4 6.9 3.2 8 1.4z"/>',
);

const NOTE: AdmonitionType = { alert: 'alert--secondary', icon: PENCIL };
const TIP: AdmonitionType = { alert: 'alert--success', icon: BULB };
const INFO: AdmonitionType = { alert: 'alert--info', icon: LETTER_I };
const WARNING: AdmonitionType = { alert: 'alert--warning', icon: TRIANGLE };
const DANGER: AdmonitionType = { alert: 'alert--danger', icon: FLAME };

const TYPES: Record<string, AdmonitionType> = {
  note: NOTE,
  secondary: NOTE,
  tip: TIP,
  success: TIP,
  info: INFO,
  important: INFO,
  warning: WARNING,
  caution: WARNING,
  danger: DANGER,
};

/** `undefined` for a keyword that a site added without defining its appearance. */
export function admonitionType(keyword: string): AdmonitionType | undefined {
  return TYPES[keyword];
}

export const FALLBACK_TYPE: AdmonitionType = INFO;
