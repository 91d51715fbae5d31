import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import { translate } from '../../../react/Translate.js';

export interface Props {
  /** What is shown, as JSON. */
  dataUrl: string;
}

/** The page with the global data of all plugins. */
export default function DebugGlobalData({ dataUrl }: Props) {
  const title = translate({
    id: 'theme.Debug.globalData',
    message: 'Global data',
    description: 'Name of a debug page',
  });
  return (
    <DebugLayout title={title}>
      <DebugJsonView url={dataUrl} />
    </DebugLayout>
  );
}
