import clsx from 'clsx';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import { useDocRootMetadata, type DocRootRoute } from '../features/docs/react/root-metadata.js';
import { DocsSidebarProvider } from '../features/docs/react/sidebar-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';

export interface Props {
  route: DocRootRoute;
}

/** A doc, or a generated index, with its sidebar. */
export default function DocRoot({ route }: Props) {
  const metadata = useDocRootMetadata({ route });
  if (!metadata) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider name={metadata.sidebarName} items={metadata.sidebarItems}>
        <DocRootLayout>{metadata.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
