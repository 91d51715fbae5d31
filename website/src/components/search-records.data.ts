/**
 * What the build writes for services of search, of a small page: by the code of Dactyl that does it on other sites, which is no
 * public interface. This website sends its pages to none.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DataOf, defineLoader } from 'dactyl';
import type * as ReadPage from '../../../packages/dactyl/dist/features/search/node/read-page.js';
import type * as Shapes from '../../../packages/dactyl/dist/features/search/node/records/record-shapes.js';
import type * as Records from '../../../packages/dactyl/dist/features/search/node/records/to-records.js';

const folder = path.join(createRequire(import.meta.url).resolve('dactyl/package.json'), '../dist/features/search/node');
const load = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, file)).href);

/** As the build writes it, without what is around the content. */
const HTML = `<html class="docs-wrapper"><head><title>Terns | Birds</title></head><body><main>
<h1>Terns</h1><p>They fly from pole to pole.</p>
<h2 id="food">Food</h2><p>Small fish, for which they dive.</p>
</main></body></html>`;

const loader = defineLoader({
  watch: [],
  async load() {
    // Casts: the modules are those of the types.
    const { readPage } = (await load('read-page.js')) as typeof ReadPage;
    const { toRecords } = (await load('records/to-records.js')) as typeof Records;
    const { RECORD_SHAPES } = (await load('records/record-shapes.js')) as typeof Shapes;
    const site = { title: 'Birds', titleDelimiter: '|' };
    const page = readPage({ html: HTML, url: '/docs/terns', site });
    const records = toRecords(page ? [{ page, labels: ['sea'], factor: 1 }] : [], {
      language: 'en',
      origin: 'https://birds.example',
    });
    const textOf = (shape: (typeof RECORD_SHAPES)['algolia']) => JSON.stringify(records.map(shape), undefined, 2);
    const { algolia, typesense, meilisearch } = RECORD_SHAPES;
    return { algolia: textOf(algolia), typesense: textOf(typesense), meilisearch: textOf(meilisearch) };
  },
});

export default loader;
export declare const data: DataOf<typeof loader>;
