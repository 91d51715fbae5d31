/**
 * Code colours: one table of roles, each with its colour in both modes. Since light and dark tell the same roles
 * apart, the style sheet needs one class for a role. Marks and operators keep the colour of text: what is painted is
 * what carries meaning. Each colour has a contrast of 4.5:1 on the background of code and on marked lines.
 */
import type { PrismTheme } from 'prism-react-renderer';

interface Role {
  types: PrismTheme['styles'][0]['types'];
  light: string;
  dark: string;
}

const ROLES: readonly Role[] = [
  { types: ['comment', 'prolog', 'doctype', 'cdata'], light: '#56676a', dark: '#919daa' },
  { types: ['keyword', 'atrule', 'selector', 'title', 'important'], light: '#0a6656', dark: '#45d0b1' },
  { types: ['string', 'attr-value', 'url', 'char', 'regex'], light: '#8d4711', dark: '#e6b184' },
  { types: ['number', 'boolean', 'constant', 'symbol'], light: '#8a347c', dark: '#dba3e0' },
  { types: ['function', 'builtin'], light: '#2357a6', dark: '#8db9f5' },
  { types: ['tag', 'class-name'], light: '#0b6180', dark: '#6dc8e3' },
  { types: ['attr-name', 'property', 'variable'], light: '#4f5590', dark: '#b0b8f0' },
  { types: ['inserted'], light: '#1b6b2f', dark: '#7bc98a' },
  { types: ['deleted'], light: '#a8261f', dark: '#f09a92' },
];

function themeOf(mode: 'light' | 'dark', color: string, backgroundColor: string): PrismTheme {
  return {
    plain: { color, backgroundColor },
    styles: ROLES.map((role) => ({ types: role.types, style: { color: role[mode] } })),
  };
}

export const lightCodeTheme = themeOf('light', '#1c2a2d', '#f3f7f6');

export const darkCodeTheme = themeOf('dark', '#dbe0e6', '#1f2129');
