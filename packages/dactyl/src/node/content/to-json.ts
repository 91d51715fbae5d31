import type { JsonObject } from '../../shared/json.js';

/** What a reader of the JSON text gets: dates become ISO text, values that JSON does not know fall away. */
export function toJson(value: object): JsonObject {
  // The text comes from an object, so the result is one.
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
