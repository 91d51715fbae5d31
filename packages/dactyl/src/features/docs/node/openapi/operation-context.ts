/** What pages of a document share while they are written. */
import type { SchemaContext } from '../reference/schema/write-schema.js';
import type { Spec } from './spec-types.js';
import type { Texts } from './texts.js';
import type { TryItScripts } from './try-it.js';

export interface OperationContext extends SchemaContext {
  spec: Spec;
  texts: Texts;
  /** Absent where readers send no requests. */
  tryIt?: TryItScripts | undefined;
}
