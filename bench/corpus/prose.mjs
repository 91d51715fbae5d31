/** Sentences that read like documentation and differ from page to page. Free of characters that mean something. */

const SUBJECTS = [
  'The scheduler',
  'Each worker',
  'A connection pool',
  'The query planner',
  'The registry',
  'Every request',
  'The write-ahead log',
  'A background task',
  'The session store',
  'The retry policy',
  'The rate limiter',
  'A snapshot',
  'The event loop',
  'The gateway',
  'A replica',
  'The cache layer',
  'The configuration file',
  'An access token',
  'The migration runner',
  'The health check',
  'A feature flag',
  'The message broker',
];
const VERBS = [
  'keeps',
  'validates',
  'flushes',
  'rebuilds',
  'forwards',
  'rejects',
  'compresses',
  'shares',
  'records',
  'limits',
  'inspects',
  'restores',
  'batches',
  'schedules',
  'encrypts',
  'replays',
  'merges',
  'splits',
  'warms',
  'drops',
];
const OBJECTS = [
  'stale entries',
  'incoming connections',
  'the primary index',
  'all pending jobs',
  'its partition',
  'the audit trail',
  'unused segments',
  'temporary files',
  'the lease',
  'large payloads',
  'duplicate messages',
  'cold data',
  'open transactions',
  'the response headers',
  'the shard map',
  'expired sessions',
  'metric samples',
  'failed uploads',
];
const ENDINGS = [
  'before the deadline passes',
  'when the node starts',
  'in the order of arrival',
  'without blocking readers',
  'after three attempts',
  'unless the option is off',
  'once for each tenant',
  'as soon as memory is low',
  'while the leader is elected',
  'according to the retention rule',
  'so that clients never wait',
  'even if the disk is slow',
  'at the end of the interval',
  'under the configured limit',
  'for the current region',
];
const TOPICS = [
  'Storage',
  'Networking',
  'Scheduling',
  'Security',
  'Replication',
  'Caching',
  'Observability',
  'Deployment',
  'Migrations',
  'Indexing',
  'Streaming',
  'Backups',
  'Quotas',
  'Routing',
  'Transactions',
  'Sessions',
  'Plugins',
];
const ASPECTS = ['basics', 'limits', 'tuning', 'errors', 'internals', 'options', 'examples', 'recovery', 'upgrades'];

/** @param {import('./random.mjs').Random} random */
export function sentence(random) {
  return `${random.pick(SUBJECTS)} ${random.pick(VERBS)} ${random.pick(OBJECTS)} ${random.pick(ENDINGS)}.`;
}

/** @param {import('./random.mjs').Random} random */
export function sentences(random, count = random.between(3, 6)) {
  return Array.from({ length: count }, () => sentence(random)).join(' ');
}

/** @param {import('./random.mjs').Random} random */
export function heading(random) {
  return `${random.pick(TOPICS)} ${random.pick(ASPECTS)}`;
}

/** @param {import('./random.mjs').Random} random */
export function term(random) {
  return random.pick(OBJECTS);
}
