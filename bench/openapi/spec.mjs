/** An invented API of any size: what large documents have, schemas that refer to others, lists, variants and descriptions. */

const NOUNS = ['account', 'booking', 'cargo', 'depot', 'escort', 'ferry', 'gangway', 'harbour', 'invoice', 'jetty'];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const WORDS =
  'The harbour keeps a list of what has arrived and of what is due and tells each ship where it may lie'.split(' ');

/** @typedef {Record<string, unknown>} Fields */

/**
 * @param {{ operations: number, schemas: number, isCircular?: boolean }} size `isCircular`: whether schemas refer to each other in circles
 * @returns {Fields} an OpenAPI 3.0 document: of this release, all tools read it
 */
export function createSpec({ operations, schemas, isCircular = true }) {
  const names = Array.from({ length: schemas }, (_, index) => schemaName(index));
  /** @type {Record<string, Fields>} */
  const paths = {};
  for (let index = 0; index < operations; index += 1) {
    const group = Math.floor(index / METHODS.length);
    const method = METHODS[index % METHODS.length] ?? 'get';
    const path = `/${NOUNS[group % NOUNS.length]}s-${group + 1}/{id}`;
    paths[path] = { ...paths[path], [method]: operationOf(index, method, names) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Harbours', version: '1.0.0', description: sentence(3) },
    servers: [{ url: 'https://api.example.com/v1' }],
    tags: NOUNS.map((name, index) => ({ name: `${name}s`, description: sentence(index) })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(names.map((name, index) => [name, schemaOf(index, names, isCircular)])),
    },
  };
}

/** @param {number} index */
function schemaName(index) {
  const noun = NOUNS[index % NOUNS.length] ?? '';
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${Math.floor(index / NOUNS.length) + 1}`;
}

/** @param {number} index */
function sentence(index) {
  const turned = WORDS.map((_, place) => WORDS[(place * 7 + index * 3) % WORDS.length]);
  return `${turned.join(' ')}.`;
}

/**
 * @param {number} index
 * @param {string} method
 * @param {readonly string[]} names
 */
function operationOf(index, method, names) {
  const content = { 'application/json': { schema: reference(index, names) } };
  const hasBody = method === 'post' || method === 'put' || method === 'patch';
  return {
    operationId: `${method}Thing${index + 1}`,
    summary: `${method.charAt(0).toUpperCase()}${method.slice(1)} thing ${index + 1}`,
    description: `${sentence(index)}\n\n${sentence(index + 5)}`,
    tags: [`${NOUNS[Math.floor(index / METHODS.length) % NOUNS.length]}s`],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' }, description: sentence(1) },
      { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
      { name: 'after', in: 'query', schema: { type: 'string', format: 'date-time' }, description: sentence(2) },
    ],
    ...(hasBody && { requestBody: { required: true, content } }),
    responses: {
      200: { description: sentence(index + 1), content },
      400: {
        description: 'The request has a mistake.',
        content: { 'application/json': { schema: reference(0, names) } },
      },
      404: { description: 'There is nothing of this name.' },
    },
  };
}

/**
 * @param {number} index
 * @param {readonly string[]} names
 * @param {boolean} isCircular
 */
function schemaOf(index, names, isCircular) {
  const mayRefer = (/** @type {number} */ other) => isCircular || other < names.length;
  const own = {
    type: 'object',
    required: ['id', 'name', 'created'],
    description: sentence(index),
    properties: {
      id: { type: 'string', format: 'uuid', readOnly: true, description: sentence(index + 1) },
      name: { type: 'string', minLength: 1, maxLength: 80, description: sentence(index + 2) },
      state: { type: 'string', enum: ['due', 'moored', 'gone'], description: sentence(index + 3) },
      created: { type: 'string', format: 'date-time' },
      count: { type: 'integer', minimum: 0, default: 0 },
      labels: { type: 'array', items: { type: 'string' } },
      place: {
        type: 'object',
        required: ['north', 'east'],
        properties: { north: { type: 'number' }, east: { type: 'number' }, note: { type: 'string' } },
      },
      ...(mayRefer(index + 7) && { next: reference(index + 7, names) }),
      ...(mayRefer(index + 13) && { others: { type: 'array', items: reference(index + 13, names) } }),
    },
  };
  return index % 5 === 4 && mayRefer(index + 1) ? { allOf: [reference(index + 1, names), own] } : own;
}

/**
 * @param {number} index
 * @param {readonly string[]} names
 */
function reference(index, names) {
  return { $ref: `#/components/schemas/${names[index % names.length]}` };
}
