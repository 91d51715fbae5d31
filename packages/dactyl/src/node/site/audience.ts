/** For whom this run is, on a site with audiences: what the configuration and the command name. */
import { AUDIENCE_VARIABLE, chosenAudiences, type Audiences } from '../base/audiences.js';
import { suggestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';
import type { LoadedConfig, SiteConfig } from '../config/types.js';
import { type AudienceText, createAudienceText } from '../markdown/audience/audience-text.js';

export function audiencesOf({ audiences: known }: Pick<SiteConfig, 'audiences'>): Audiences | undefined {
  return known && { known, chosen: chosenAudiences() };
}

export function audienceTextOf(siteConfig: Pick<SiteConfig, 'audiences'>): AudienceText | undefined {
  const audiences = audiencesOf(siteConfig);
  return audiences && createAudienceText(audiences);
}

/** @throws SiteError for a name that the configuration does not have. */
export function refuseUnknownAudience({ siteConfig, configFile }: LoadedConfig): void {
  const { audiences: known } = siteConfig;
  const wrong = chosenAudiences().find((name) => !known?.includes(name));
  if (wrong === undefined) return;
  throw new SiteError(`The site has no audience "${wrong}", which --audience or ${AUDIENCE_VARIABLE} names.`, {
    file: configFile,
    hint: known ? suggestName(wrong, known) : `Name it in the configuration: audiences: ['${wrong}'].`,
  });
}
