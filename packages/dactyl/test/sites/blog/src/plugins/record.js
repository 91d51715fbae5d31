/** Writes what plugins see of the blogs into the output folder, for tests to read. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const BLOG = 'docusaurus-plugin-content-blog';

export default function recordPlugin() {
  let instances;
  return {
    name: 'record',
    allContentLoaded({ allContent }) {
      instances = allContent[BLOG];
    },
    async postBuild({ outDir, routes }) {
      const record = { routes: routes.map(plainRoute), content: instances };
      await writeFile(path.join(outDir, 'record.json'), JSON.stringify(record));
    },
  };
}

/** Routes point at what made them, which may lead in a circle. */
function plainRoute({ path, exact, component, props, modules, metadata, context }) {
  return {
    path,
    exact,
    component,
    props,
    modules,
    metadata,
    hasBlogMetadata: context?.data?.blogMetadata !== undefined,
  };
}
