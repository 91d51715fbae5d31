import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import { translate } from '../../../react/Translate.js';

export interface Props {
  /** What is shown, as JSON. */
  dataUrl: string;
}

/** The routes of the site as a tree. */
export default function DebugRoutes({ dataUrl }: Props) {
  const title = translate({ id: 'theme.Debug.routes', message: 'Routes', description: 'Name of a debug page' });
  return (
    <DebugLayout title={title}>
      <DebugJsonView url={dataUrl} />
    </DebugLayout>
  );
}
