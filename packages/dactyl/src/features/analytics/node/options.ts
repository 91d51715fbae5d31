/** Services that count visits, and where they are. */
import * as z from 'zod';

const word = z.string().min(1);

/** Where a service runs: an origin, or a path below it. */
const host = z
  .string()
  .refine(isHost, 'must be an address such as "https://stats.example.com"')
  .transform((address) => address.replace(/\/+$/, ''));

export const analyticsServicesSchema = z
  .strictObject({
    plausible: z.strictObject({ domain: word, host: host.default('https://plausible.io') }).optional(),
    umami: z.strictObject({ websiteId: word, host: host.default('https://cloud.umami.is') }).optional(),
    matomo: z.strictObject({ siteId: z.union([word, z.number().int().positive()]).transform(String), host }).optional(),
    goatcounter: z.strictObject({ host }).optional(),
    posthog: z.strictObject({ key: word, host: host.default('https://us.i.posthog.com') }).optional(),
    /** Whether Google's tag, which another plugin loads, hears of searches and answers, too. */
    google: z.boolean().default(false),
    /** Whether nothing is counted of readers whose browser asks not to be tracked. */
    doNotTrack: z.boolean().default(false),
  })
  .refine(
    ({ plausible, umami, matomo, goatcounter, posthog, google }) =>
      google || [plausible, umami, matomo, goatcounter, posthog].some((service) => service !== undefined),
    'must name a service: "plausible", "umami", "matomo", "goatcounter", "posthog" or "google"',
  );

export type AnalyticsServices = z.output<typeof analyticsServicesSchema>;

function isHost(address: string): boolean {
  return address.startsWith('https://') && URL.canParse(address) && !/[?#]/.test(address);
}
