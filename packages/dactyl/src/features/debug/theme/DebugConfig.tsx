import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import { useDocusaurusContext } from '../../../react/site-context.js';
import { translate } from '../../../react/Translate.js';

export interface Props {
  /** The configuration as JSON. */
  dataUrl: string;
}

/** The configuration, with all defaults filled in. */
export default function DebugConfig({ dataUrl }: Props) {
  const { title, tagline, url, baseUrl } = useDocusaurusContext().siteConfig;
  const facts = Object.entries({ title, tagline, url, baseUrl });
  return (
    <DebugLayout
      title={translate({ id: 'theme.Debug.config', message: 'Config', description: 'Name of a debug page' })}
    >
      <dl className="debug-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DebugJsonView url={dataUrl} />
    </DebugLayout>
  );
}
