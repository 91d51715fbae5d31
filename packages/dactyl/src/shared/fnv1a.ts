/**
 * Makes short names for texts that nobody chooses in order to collide: http://www.isthe.com/chongo/tech/comp/fnv/
 *
 * @param offset - The state to begin with, 32 bits.
 * @returns seven characters
 */
export function fnv1a(text: string, offset: number): string {
  let hash = offset;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
