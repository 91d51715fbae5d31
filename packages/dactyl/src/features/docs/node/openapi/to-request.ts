/** An operation → a request that a reader could send: with examples in place of parameters, and words in place of secrets. */
import type { OperationPage } from './collect-pages.js';
import { exampleOf, requestExampleOf } from '../reference/schema/example.js';
import type { SampleRequest } from './samples.js';
import { follow } from '../reference/schema/schema-types.js';
import type { Parameter, ServerObject, Spec } from './spec-types.js';

export function toRequest({ method, path, operation, parameters, servers }: OperationPage, spec: Spec): SampleRequest {
  const value = (parameter: Parameter) => encodeURIComponent(textOf(parameterExample(parameter, spec)));
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (written, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? value(parameter) : written;
  });
  const required = parameters.filter((parameter) => parameter.required === true);
  const query = required
    .filter((one) => one.in === 'query')
    .map((one) => `${encodeURIComponent(one.name)}=${value(one)}`);
  const secrets = secretsOf(operation.security ?? spec.security ?? [], spec);
  const asked = [...query, ...secrets.query].join('&');
  const own = required
    .filter((one) => one.in === 'header')
    .map((one) => [one.name, textOf(parameterExample(one, spec))] as const);
  const body = bodyOf(operation.requestBody && follow(operation.requestBody, spec), spec);
  return {
    method: method.toUpperCase(),
    url: `${requestUrl(servers[0])}${pathname}${asked === '' ? '' : `?${asked}`}`,
    headers: { ...secrets.headers, ...Object.fromEntries(own), ...body.headers },
    ...(body.body && { body: body.body }),
  };
}

/** Without a slash at its end. */
export function serverUrl(server: ServerObject | undefined): string {
  return filledUrl(server).replace(/\/$/, '');
}

/** What a request starts with. A document may leave the host to those who serve it: the word stands for it, as others do for secrets. */
function requestUrl(server: ServerObject | undefined): string {
  const filled = serverUrl(server);
  return /^https?:/.test(filled) ? filled : `https://HOST${filled.replace(/^(?=[^/])/, '/')}`;
}

export function filledUrl({ url = '', variables = {} }: Partial<ServerObject> = {}): string {
  return url.replaceAll(/\{([^}]+)\}/g, (written, name: string) => variables[name]?.default ?? written);
}

export function parameterExample({ content, ...own }: Parameter, spec: Spec): unknown {
  const [media] = Object.values(content ?? {});
  return exampleOf(media ?? own, spec) ?? 'text';
}

export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? 'text');
}

interface Secrets {
  headers: Record<string, string>;
  query: string[];
}

export function secretsOf(security: readonly Record<string, string[]>[], spec: Spec): Secrets {
  const found: Secrets = { headers: {}, query: [] };
  for (const name of Object.keys(security[0] ?? {})) {
    const written = spec.components?.securitySchemes?.[name];
    const scheme = written && follow(written, spec);
    if (!scheme) continue;
    if (scheme.type === 'apiKey' && scheme.in === 'query')
      found.query.push(`${encodeURIComponent(scheme.name ?? name)}=API_KEY`);
    else if (scheme.type === 'apiKey' && scheme.in === 'header') found.headers[scheme.name ?? name] = 'API_KEY';
    else if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic')
      found.headers['Authorization'] = 'Basic CREDENTIALS';
    else if (scheme.type !== 'apiKey') found.headers['Authorization'] = 'Bearer TOKEN';
  }
  return found;
}

export function bodyOf(body: { content?: Record<string, Parameters<typeof exampleOf>[0]> } | undefined, spec: Spec) {
  const entries = Object.entries(body?.content ?? {});
  const [type, media] = entries.find(([name]) => /[/+]json\b/.test(name)) ?? entries[0] ?? [];
  if (type === undefined || media === undefined) return { headers: {} as Record<string, string> };
  const value = requestExampleOf(media, spec);
  const headers: Record<string, string> = { 'Content-Type': type };
  if (/[/+]json\b/.test(type)) return { headers, body: { isJson: true, value: value ?? {} } as const };
  return { headers, body: { isJson: false, text: formText(type, value) } as const };
}

function formText(type: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (!type.includes('urlencoded')) return JSON.stringify(value ?? '');
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>); // a form has fields
  return new URLSearchParams(Object.fromEntries(pairs.map(([name, one]) => [name, textOf(one)]))).toString();
}
