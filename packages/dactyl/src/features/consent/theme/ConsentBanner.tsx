import ConsentQuestion from '@theme/ConsentBanner/Question';
import { Region } from '../../../react/region.js';
import { translate } from '../../../react/Translate.js';
import { usePluginData } from '../../../react/use-global-data.js';

/**
 * The question whether visits may be counted. It is hidden until the script shows it: without JavaScript nothing is counted, so
 * nothing is asked. It takes no focus by itself, and stands first on the page, so that keys and screen readers come to it first.
 */
export default function ConsentBanner() {
  // The cast: the plugin beside this component gave the data.
  const { policy } = usePluginData('dactyl-theme-consent') as { policy?: string };
  return (
    <Region name="consent">
      <section
        id="dactyl-consent"
        className="dactyl-consent"
        tabIndex={-1}
        hidden
        aria-label={translate({
          id: 'theme.ConsentBanner.label',
          message: 'Privacy choice',
          description: 'Name of the banner that asks whether visits may be counted, for screen readers',
        })}
      >
        <ConsentQuestion policy={policy} />
      </section>
    </Region>
  );
}
