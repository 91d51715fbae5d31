/**
 * What many pages hand to React in the browser, such as a version with its sidebars, written once: as a module beside those of
 * Markdown that exports the value. The name holds the hash of the content.
 */
import type { ClientFile } from '../../shared/islands.js';
import { writeContentFile, type ClientContentInput } from './client-content.js';

export function createClientData({
  outDir,
  baseUrl,
}: Pick<ClientContentInput, 'outDir' | 'baseUrl'>): (name: string, json: string) => ClientFile {
  return (name, json) => {
    const file = writeContentFile(outDir, { name, text: `export default JSON.parse(${JSON.stringify(json)});\n` });
    return { url: baseUrl + file, preload: [] };
  };
}
