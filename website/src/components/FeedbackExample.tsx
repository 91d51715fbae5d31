import { usePluginData } from '@docusaurus/useGlobalData';
import FeedbackForm, { type Props } from '@theme/PageFeedback/Form';

/** The question of the guide on feedback. Its answers become events, of which this website sends none on. */
export default function FeedbackExample() {
  // The cast: the theme says what its form needs.
  const settings = usePluginData('dactyl-theme-feedback') as unknown as Props['settings'];
  return (
    <div className="demo dactyl-feedback">
      <FeedbackForm permalink="/docs/feedback" version={undefined} settings={settings} />
    </div>
  );
}
