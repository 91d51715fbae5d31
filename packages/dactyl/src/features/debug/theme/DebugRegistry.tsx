import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import { translate } from '../../../react/Translate.js';

export interface Props {
  /** What is shown, as JSON. */
  dataUrl: string;
}

/** The page with scripts of the build, islands with their reasons, and modules that pages request. */
export default function DebugRegistry({ dataUrl }: Props) {
  const title = translate({ id: 'theme.Debug.registry', message: 'Registry', description: 'Name of a debug page' });
  return (
    <DebugLayout title={title}>
      <DebugJsonView url={dataUrl} collapseDepth={2} />
    </DebugLayout>
  );
}
