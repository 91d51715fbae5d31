/** What a file says of its licence: in the header of the answer, or in a comment. `undefined` where it says nothing. */

/** Licences have a line, mostly near the begin. */
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const SPDX = /SPDX-License-Identifier:\s*([\w.+-]+(?:\s+(?:OR|AND|WITH)\s+[\w.+-]+)*)/;
const NAMED =
  /(?:@licen[cs]e:?|\blicen[cs]e:|\blicen[cs]ed under(?: the)?|\breleased under(?: the)?)[ \t]+([^\n*]{2,80})/i;
/** As in `name 1.0 | MIT License`. */
const USUAL = /\b(MIT|ISC|Apache[- ]2\.0|BSD(?:-[23]-Clause)?|MPL[- ]2\.0|OFL[- ]1\.1)\s+licen[cs]e/i;

export function findLicence(text: string, linkHeader: string | null): string | undefined {
  const [, address] = /<([^>]+)>\s*;[^,]*\brel="?license"?/i.exec(linkHeader ?? '') ?? [];
  if (address !== undefined) return address;
  for (const [comment] of text.matchAll(COMMENT)) {
    const found = SPDX.exec(comment)?.[1] ?? NAMED.exec(comment)?.[1] ?? USUAL.exec(comment)?.[1];
    if (found !== undefined) return found.replace(/[\s.;,]+$/, '').replace(/ licen[cs]e$/i, '');
  }
  return undefined;
}
