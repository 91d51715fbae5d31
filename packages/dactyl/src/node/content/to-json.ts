import type { JsonObject } from '../../shared/json.js';

/**
 * The value after a round trip through JSON: dates become ISO text, values that JSON cannot represent are dropped.
 */
export function toJson(value: object): JsonObject {
  // Stringifying an object gives the text of an object, hence the cast.
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
