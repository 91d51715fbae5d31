/** An operation → what a form needs to send it, and the element of its page that loads the form when a reader asks for it. */
import type { ApiField, ApiRequest } from '../../../../shared/api-request.js';
import { escapeHtml } from '../../../../shared/html.js';
import type { OperationPage } from './collect-pages.js';
import { follow } from '../reference/schema/schema-types.js';
import type { Parameter, ServerObject, Spec } from './spec-types.js';
import type { Texts } from './texts.js';
import { bodyOf, filledUrl, parameterExample, secretsOf, textOf } from './to-request.js';

/** Addresses of the scripts: one that waits for a click, and the form. */
export interface TryItScripts {
  wait: string;
  form: string;
}

/** A button is no text, so searches and twins do not know of it. */
export function tryItLines(
  page: OperationPage,
  spec: Spec,
  { scripts, texts }: { scripts: TryItScripts; texts: Texts },
): string[] {
  const request = escapeHtml(JSON.stringify(tryItRequest(page, spec)));
  return [
    `<script data-rh="true" type="module" src="${scripts.wait}"></script>`,
    '',
    `<div><button type="button" class="button button--secondary" data-try-it="${scripts.form}" data-request="${request}">${escapeHtml(texts.tryIt)}</button><noscript>${escapeHtml(texts.tryItNeeds)}</noscript></div>`,
    '',
  ];
}

export function tryItRequest({ method, path, operation, parameters, servers }: OperationPage, spec: Spec): ApiRequest {
  const places: readonly string[] = ['path', 'query', 'header'];
  const own = parameters.filter((one) => places.includes(one.in)).map((one) => fieldOf(one, spec));
  const secrets = secretsOf(operation.security ?? spec.security ?? [], spec);
  const body = bodyText(operation.requestBody, spec);
  const hasBody = body !== undefined && !['get', 'head'].includes(method);
  return {
    method: method.toUpperCase(),
    path,
    servers: servers.length > 0 ? servers.map(filledUrl) : ['/'],
    fields: [...own, ...secretFields(secrets)],
    ...(hasBody && { body }),
  };
}

function fieldOf(parameter: Parameter, spec: Spec): ApiField {
  const isRequired = parameter.required === true;
  return {
    name: parameter.name,
    // The cast: others were left out.
    in: parameter.in as ApiField['in'],
    isRequired,
    value: isRequired ? textOf(parameterExample(parameter, spec)) : '',
  };
}

/** What the samples show in place of a secret stands in an empty field. */
function secretFields({ headers, query }: ReturnType<typeof secretsOf>): ApiField[] {
  const ofHeaders = Object.entries(headers).map(([name, hint]) => ({ name, in: 'header' as const, hint }));
  const ofQuery = query.map((pair) => {
    const [name = '', hint = ''] = pair.split('=');
    return { name: decodeURIComponent(name), in: 'query' as const, hint };
  });
  return [...ofHeaders, ...ofQuery].map((field) => ({ ...field, isRequired: false, value: '' }));
}

function bodyText(written: OperationPage['operation']['requestBody'], spec: Spec): ApiRequest['body'] {
  const { headers, body } = bodyOf(written && follow(written, spec), spec);
  const type = headers['Content-Type'];
  if (type === undefined || body === undefined) return undefined;
  return { type, text: body.isJson ? JSON.stringify(body.value, null, 2) : body.text };
}

/** Hosts that forms of a document ask; those of relative addresses are the site's own. */
export function originsOf(spec: Spec): string[] {
  const paths = Object.values(spec.paths ?? {}).map((item) => follow(item, spec));
  // The cast: values of a path that have servers are operations.
  const operations = paths.flatMap((item) => Object.values(item) as { servers?: ServerObject[] }[]);
  const servers = [spec, ...paths, ...operations].flatMap((one) => one?.servers ?? []);
  const urls = servers.map(filledUrl).filter((url) => /^https?:/.test(url) && URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).origin))].toSorted();
}
