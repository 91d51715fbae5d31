/** Properties whose numbers are no lengths. */
const UNITLESS = new Set(
  `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup
   boxOrdinalGroup columnCount columns fillOpacity flex flexGrow flexNegative flexOrder flexPositive flexShrink
   floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnSpan gridColumnStart gridRow gridRowEnd
   gridRowSpan gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDasharray
   strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom`.split(/\s+/),
);

/**
 * A React style object as text of a `style` attribute; text stays text.
 *
 * @example styleToCss({ marginTop: 4, '--size': 2 }) // 'margin-top:4px;--size:2'
 * @returns `undefined` when `style` is neither.
 */
export function styleToCss(style: unknown): string | undefined {
  if (typeof style === 'string') return style;
  if (typeof style !== 'object' || style === null || Array.isArray(style)) return undefined;
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'boolean')
    .map(([name, value]) => `${cssName(name)}:${cssValue(name, value)}`)
    .join(';');
}

export function cssName(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

export function cssValue(name: string, value: unknown): string {
  const isLength = typeof value === 'number' && value !== 0 && !name.startsWith('--') && !UNITLESS.has(name);
  return isLength ? `${value}px` : String(value).trim();
}
