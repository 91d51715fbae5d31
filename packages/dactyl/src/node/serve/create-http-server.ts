import { createServer, type Server } from 'node:http';

/**
 * How long a request may take to arrive, in milliseconds. Browsers need far less; a client that sends a byte a
 * minute could otherwise hold connections until none are left.
 */
export const REQUEST_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** Between two requests on one connection. */
  keepAliveTimeout: 5000,
  /** Interval in which the other limits are checked. */
  connectionsCheckingInterval: 5000,
} as const;

export type RequestLimits = Record<keyof typeof REQUEST_LIMITS, number>;

/** A server that drops requests which do not arrive in time. */
export function createHttpServer(limits: RequestLimits = REQUEST_LIMITS): Server {
  return createServer(limits);
}
