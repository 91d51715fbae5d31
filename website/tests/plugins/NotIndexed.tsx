import Head from '@docusaurus/Head';
import renderRoutes from '@docusaurus/renderRoutes';

interface Props {
  route: { routes: Parameters<typeof renderRoutes>[0] };
}

/** Pages that search engines are kept away from. */
export default function NotIndexed({ route }: Props) {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      {renderRoutes(route.routes)}
    </>
  );
}
