/** `import text from '!!raw-loader!./notes.txt'`: produces what the webpack loader would produce. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { readDataFile } from '../content/data-file.js';
import { SiteError } from '../base/site-error.js';
import { parseLoaderImport, unknownLoader } from '../site/inline-loader.js';
import { stubFile } from './markdown-import-plugin.js';

const YAML = '?dactyl-yaml';

export function inlineLoaderPlugin(): Plugin {
  return {
    name: 'dactyl:inline-loader',
    enforce: 'pre',
    resolveId: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^[^\0]*!/ },
      async handler(id, importer) {
        const found = parseLoaderImport(id);
        if (!found) return undefined;
        const place = importer && path.isAbsolute(importer) ? { file: importer } : {};
        if (!found.form) throw unknownLoader(id, found.loader, place);
        const resolved = await this.resolve(found.target, importer);
        if (!resolved) {
          throw new SiteError(`The import "${id}" names no file: ${found.target} does not exist.`, {
            ...place,
            hint: 'Correct the path behind the last "!", or create the file.',
          });
        }
        // Without a loader, importing Markdown gives a component.
        const file = stubFile(resolved.id) ?? resolved.id.replace(/\?.*$/, '');
        return found.form === 'yaml' ? file + YAML : `${file}?${found.form}`;
      },
    },
    load: {
      filter: { id: /\?dactyl-yaml$/ },
      handler(id) {
        const file = id.slice(0, -YAML.length);
        this.addWatchFile(file);
        const data = readDataFile(path.basename(file), [path.dirname(file)])?.data ?? null;
        return { code: `export default ${JSON.stringify(data)};`, moduleType: 'js' };
      },
    },
  };
}
