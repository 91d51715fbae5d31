/** What a page tells the form that sends a request. */
export interface ApiRequest {
  method: string;
  /** With `{names}` of parameters. */
  path: string;
  /** Absolute, or from the root of the site. */
  servers: string[];
  fields: ApiField[];
  body?: { type: string; text: string } | undefined;
}

export interface ApiField {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  value: string;
  /** What stands in an empty field, as `Bearer TOKEN`. */
  hint?: string;
}
