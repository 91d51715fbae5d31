import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import Heading from '@theme/Heading';
import { translate } from '../../../react/Translate.js';

export interface Props {
  /** `[plugin][id]` → where its content is, as JSON. */
  allContent: Record<string, Record<string, { url: string }>>;
}

/** The page with the content that each plugin has loaded. */
export default function DebugContent({ allContent }: Props) {
  const title = translate({ id: 'theme.Debug.content', message: 'Content', description: 'Name of a debug page' });
  const instances = Object.entries(allContent).flatMap(([plugin, byId]) =>
    Object.entries(byId).map(([id, { url }]) => ({ plugin, id, url })),
  );
  return (
    <DebugLayout title={title}>
      {instances.map(({ plugin, id, url }) => (
        <section key={url}>
          <Heading as="h2" className="debug-instance">
            {plugin} <small>{id}</small>
          </Heading>
          {/* All content may be as large as the site, so each part is fetched when it is opened. */}
          <DebugJsonView url={url} isClosed title={`${plugin} ${id}`} />
        </section>
      ))}
    </DebugLayout>
  );
}
