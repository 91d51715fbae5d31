/** What the plugin tells its script: which services, and where they are. JSON in an attribute. */
export interface AnalyticsSettings {
  plausible?: { domain: string; host: string };
  umami?: { websiteId: string; host: string };
  matomo?: { siteId: string; host: string };
  goatcounter?: { host: string };
  posthog?: { key: string; host: string };
  /** Whether Google's tag, which another plugin loads, hears of searches and answers, too. */
  google: boolean;
  /** Whether nothing is sent for readers whose browser asks for that. */
  doNotTrack: boolean;
  /** Host of the published site, the only one on which anything is counted. */
  siteHost: string;
}
