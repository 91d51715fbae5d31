/** Requests to a search service, with errors that say what to do. */
import { SiteError } from '../../../../node/base/site-error.js';
import type { ServiceRecord } from './record-shapes.js';

export interface PushTarget {
  /** The index that readers search. */
  index: string;
  batches: readonly (readonly ServiceRecord[])[];
  /** Part of the name of a new collection. */
  now: number;
}

export interface ServiceClient {
  /** @param request method and path, as `GET /tasks/1`. Sends JSON, or a text as it is, and reads JSON. Fails where the status is no success, and not the one that is accepted. */
  send(request: string, body?: unknown, accepted?: number): Promise<ServiceAnswer>;
}

export interface ServiceAnswer {
  status: number;
  /** What the service said; `undefined` where that is no JSON. */
  data: unknown;
  text: string;
}

export interface ServiceAddress {
  /** Its name, for messages. */
  name: string;
  origin: string;
  headers: Record<string, string>;
  /** Variables of the environment that hold address and key. */
  variables: { address: string; key: string };
}

export function createServiceClient({ name, origin, headers, variables }: ServiceAddress): ServiceClient {
  return {
    async send(request, body, accepted) {
      const [method = '', path = ''] = request.split(' ');
      const response = await answerOf(method, path);
      const text = await response.text();
      const answer = { status: response.status, data: parsed(text), text };
      if (response.ok || response.status === accepted) return answer;
      throw new SiteError(`${name} answered ${request} with ${response.status}: ${messageOf(answer)}`, {
        hint: adviceFor(response.status, variables),
        docs: '/docs/search#records',
      });

      async function answerOf(verb: string, place: string): Promise<Response> {
        try {
          // A service may be below a path of its host.
          return await fetch(origin.replace(/\/+$/, '') + place, {
            method: verb,
            headers: { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json', ...headers },
            ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          });
        } catch (error) {
          throw new SiteError(`${name} cannot be reached at ${origin}.`, {
            hint: `Look at ${variables.address}, and whether the service runs.`,
            cause: error,
          });
        }
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf({ data, text }: ServiceAnswer): string {
  const message = field(data, 'message');
  return typeof message === 'string' ? message : text.slice(0, 200);
}

function adviceFor(status: number, { address, key }: ServiceAddress['variables']): string {
  if (status === 401 || status === 403)
    return `The key in ${key} may not do this. It needs one that may write and delete indexes.`;
  if (status === 404) return `Look at ${address}: there is no such service or index.`;
  if (status === 413 || status === 429)
    return 'The service takes no more at the moment, or in your plan. Try again later.';
  if (status >= 500)
    return 'The service has a failure of its own. The index that readers search is as it was; try again later.';
  return 'The index that readers search is as it was.';
}

/** A field of what a service said. */
export function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Asks until a task is done. Each time it waits longer, up to five seconds. */
export async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  for (let pause = 100; !(await isDone()); pause = Math.min(5000, pause * 1.5))
    await new Promise((resolve) => setTimeout(resolve, pause));
}
