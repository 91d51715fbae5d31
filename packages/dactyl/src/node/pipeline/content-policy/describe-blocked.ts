/** What the policy of a site blocks, in a line with its place in the sources. */
import path from 'node:path';
import { authorFile } from '../../base/files.js';
import type { BlockedCode } from '../engine-types.js';

export function describeBlocked({ message, file, line, column }: BlockedCode): string {
  const place = file === undefined ? '' : `${path.relative(process.cwd(), authorFile(file))}:${line}:${column} `;
  return place + message;
}
