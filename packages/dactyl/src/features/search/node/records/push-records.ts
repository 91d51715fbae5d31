/**
 * `dactyl search --push`: sends the records of a build to a service. Keys come from the environment only, and no other host is
 * asked than the one that it names.
 */
import { SiteError } from '../../../../node/base/site-error.js';
import { formatBytes } from '../../../../node/base/format-bytes.js';
import { readRecords } from './record-files.js';
import type { Service } from './record-shapes.js';
import { createServiceClient, type ServiceAddress } from './request-service.js';

export interface PushInput {
  siteDir: string;
  service: Service;
  environment: Readonly<Record<string, string | undefined>>;
  /** Sends nothing. */
  isTrial: boolean;
}

const BATCH = 500;

/** Variables of the environment that each service needs. */
const VARIABLES: Record<Service, { address: string; key: string; index: string }> = {
  algolia: { address: 'ALGOLIA_APP_ID', key: 'ALGOLIA_WRITE_KEY', index: 'ALGOLIA_INDEX' },
  typesense: { address: 'TYPESENSE_URL', key: 'TYPESENSE_API_KEY', index: 'TYPESENSE_COLLECTION' },
  meilisearch: { address: 'MEILISEARCH_URL', key: 'MEILISEARCH_API_KEY', index: 'MEILISEARCH_INDEX' },
};

/** Returns what it has done, for people. */
export async function pushRecords({ siteDir, service, environment, isTrial }: PushInput): Promise<string> {
  const records = readRecords(siteDir, service);
  const names = VARIABLES[service];
  const missing = Object.values(names).filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new SiteError(`The environment lacks ${missing.join(' and ')}.`, {
      hint: `Set ${Object.values(names).join(', ')}, for instance as secrets of your CI. Keys do not belong into files of the site.`,
      docs: '/docs/search#records',
    });
  const index = environment[names.index] ?? '';
  const batches = Array.from({ length: Math.ceil(records.length / BATCH) }, (_, at) =>
    records.slice(at * BATCH, (at + 1) * BATCH),
  );
  const address = addressOf(service, environment);
  const what = `${records.length} records (${formatBytes(JSON.stringify(records).length)}) in ${batches.length} batches`;
  if (isTrial) return `Would send ${what} to ${address.origin}, into "${index}". Nothing was sent.`;
  const client = createServiceClient(address);
  const target = { index, batches, now: Date.now() };
  const { push } = await SENDERS[service]();
  await push(client, target);
  return `Sent ${what} to ${address.origin}. "${index}" was replaced as a whole.`;
}

const SENDERS = {
  algolia: async () => ({ push: (await import('./push-algolia.js')).pushToAlgolia }),
  typesense: async () => ({ push: (await import('./push-typesense.js')).pushToTypesense }),
  meilisearch: async () => ({ push: (await import('./push-meilisearch.js')).pushToMeilisearch }),
};

function addressOf(service: Service, environment: PushInput['environment']): ServiceAddress {
  const variables = VARIABLES[service];
  const [address = '', key = ''] = [environment[variables.address], environment[variables.key]];
  const allHeaders: Record<Service, Record<string, string>> = {
    algolia: { 'x-algolia-application-id': address, 'x-algolia-api-key': key },
    typesense: { 'x-typesense-api-key': key },
    meilisearch: { authorization: `Bearer ${key}` },
  };
  const headers = allHeaders[service];
  // A host of one's own, such as a proxy.
  const origin = service === 'algolia' ? (environment['ALGOLIA_HOST'] ?? `https://${address}.algolia.net`) : address;
  if (!URL.canParse(origin) || !/^https?:/.test(origin))
    throw new SiteError(`${variables.address} is no address: "${origin}".`, {
      hint: 'Write it as https://search.example.com.',
    });
  return { name: NAMES[service], origin, headers, variables };
}

const NAMES: Record<Service, string> = { algolia: 'Algolia', typesense: 'Typesense', meilisearch: 'Meilisearch' };
