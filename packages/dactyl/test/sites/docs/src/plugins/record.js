/** Writes what plugins see of the docs into the output folder, for tests to read. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const DOCS = 'docusaurus-plugin-content-docs';

export default function recordPlugin() {
  let instances;
  return {
    name: 'record',
    allContentLoaded({ allContent }) {
      instances = allContent[DOCS];
    },
    async postBuild(props) {
      const { outDir, routes, plugins, i18n, localizationDir, generatedFilesDir } = props;
      // The very content, not a copy of it.
      const seen = plugins.filter(({ name, id, content }) => name === DOCS && instances[id] === content);
      const site = { locale: i18n.currentLocale, localizationDir, generatedFilesDir, docs: seen.map(({ id }) => id) };
      const record = { routes: routes.map(plainRoute), content: instances, site };
      await writeFile(path.join(outDir, 'record.json'), JSON.stringify(record));
    },
  };
}

/** Routes point at what made them, which may lead in a circle. */
function plainRoute({ path, exact, priority, component, props, modules, sidebar, metadata, routes }) {
  return { path, exact, priority, component, props, modules, sidebar, metadata, routes: routes?.map(plainRoute) };
}
