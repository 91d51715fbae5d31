import FeedbackForm from '@theme/PageFeedback/Form';
import FeedbackIssue from '@theme/PageFeedback/Issue';
import { usePluginData } from '../../../react/use-global-data.js';
import type { FeedbackData } from './feedback-data.js';

export interface Props {
  /** Permalink of the doc or post. */
  permalink: string;
  kind: 'doc' | 'post';
  title: string;
  /** Name of the version, of a doc. */
  version?: string;
  frontMatter: Record<string, unknown>;
}

/** Asks whether the page was helpful. `hide_feedback: true` in its front matter leaves it out. */
export default function PageFeedback({ permalink, kind, title, version, frontMatter }: Props) {
  // The cast: the plugin beside this component gave the data.
  const { docs, blog, issues, labels, ...settings } = usePluginData('dactyl-theme-feedback') as FeedbackData;
  if (frontMatter['hide_feedback'] === true || !(kind === 'doc' ? docs : blog)) return null;
  const hasForm = settings.address !== undefined || settings.analytics;
  return (
    <div className="dactyl-feedback">
      {hasForm && <FeedbackForm permalink={permalink} version={version} settings={settings} />}
      {issues !== undefined && (
        <FeedbackIssue repository={issues} labels={labels} page={{ permalink, title, version }} />
      )}
    </div>
  );
}
