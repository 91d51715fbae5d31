import { createServer, type Server } from 'node:http';

/**
 * How long a request may take to arrive, in milliseconds. Browsers need far less; whoever sends a byte a minute would
 * otherwise hold connections until there are no more.
 */
export const REQUEST_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** Between two requests of one connection. */
  keepAliveTimeout: 5000,
  /** How often the others are looked at. */
  connectionsCheckingInterval: 5000,
} as const;

export type RequestLimits = Record<keyof typeof REQUEST_LIMITS, number>;

/** A server that gives up on requests that do not arrive. */
export function createHttpServer(limits: RequestLimits = REQUEST_LIMITS): Server {
  return createServer(limits);
}
