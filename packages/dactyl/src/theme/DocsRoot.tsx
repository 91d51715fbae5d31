import Layout from '@theme/Layout';
import renderRoutes from '../react/render-routes.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';

export interface Props {
  route: { routes?: readonly unknown[] };
}

/** Surrounds all pages of a docs instance. */
export default function DocsRoot({ route }: Props) {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>{renderRoutes(route.routes)}</Layout>
    </HtmlClassNameProvider>
  );
}
