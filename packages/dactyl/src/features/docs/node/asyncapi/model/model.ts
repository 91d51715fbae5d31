/** What pages show of a document, whichever release of AsyncAPI it is written in. */
import type { SchemaOrBoolean } from '../../reference/schema/schema-types.js';

export type Fields = Record<string, unknown>;

export interface Asyncapi {
  /** The document, in which references of schemas are followed. */
  root: Fields;
  title: string;
  version: string;
  description?: string;
  tags: Tag[];
  servers: Server[];
  schemes: Scheme[];
  channels: Channel[];
  operations: Operation[];
  messages: Message[];
  schemas: NamedSchema[];
}

export interface NamedSchema {
  name: string;
  /** As it stands in the document: what references lead to. */
  value: unknown;
  schema: Payload;
}

export interface Tag {
  name: string;
  description?: string;
}

export interface Server {
  name: string;
  /** With its protocol: `mqtt://broker.example.com`. */
  address: string;
  /** With its version, if the document names one. */
  protocol: string;
  description?: string;
  variables: Parameter[];
  /** Names of security schemes, any of which will do. */
  security: string[];
  bindings: Fields;
}

export interface Scheme {
  name: string;
  /** `httpApiKey header X-Key`. */
  kind: string;
  description?: string;
}

/** A part of an address in braces. */
export interface Parameter {
  name: string;
  description?: string;
  defaultValue?: string;
  values: string[];
  /** Expression that tells where in the message it stands. */
  location?: string;
}

export interface Channel {
  key: string;
  title: string;
  /** Absent where it is known only when the application runs. */
  address?: string;
  description?: string;
  /** Names. */
  servers: string[];
  parameters: Parameter[];
  messages: Message[];
  bindings: Fields;
}

export interface Operation {
  key: string;
  title: string;
  /** What the application does that the document describes. */
  action: Action;
  channel: Channel;
  description?: string;
  messages: Message[];
  reply?: Reply;
  security: string[];
  tags: string[];
  bindings: Fields;
}

export type Action = 'send' | 'receive';

export interface Reply {
  channel?: Channel;
  /** Where the address of the reply stands. */
  location?: string;
  messages: Message[];
}

export interface Message {
  key: string;
  title: string;
  /** Of its type in code. */
  name?: string;
  description?: string;
  contentType?: string;
  headers?: Payload;
  payload?: Payload;
  correlation?: { location: string; description?: string };
  examples: Example[];
  bindings: Fields;
}

export interface Example {
  title?: string;
  headers?: unknown;
  payload?: unknown;
}

/** A JSON schema or a reference, or a schema in another language, which is shown as it is written. */
export type Payload =
  | { kind: 'json'; schema: SchemaOrBoolean; format?: string }
  | { kind: 'other'; format: string; text: string };
