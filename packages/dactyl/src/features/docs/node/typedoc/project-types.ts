/** The parts of TypeDoc's JSON that pages show, as releases 0.26 and later write them (schema 2). */

export interface CommentPart {
  /** `text`, `code` or `inline-tag`. */
  kind: string;
  text: string;
  tag?: string;
  /** Id of what a link leads to, or its address. */
  target?: number | string | object;
}

export interface Comment {
  summary?: CommentPart[];
  blockTags?: { tag: string; name?: string; content: CommentPart[] }[];
}

/** A type; which fields it has depends on the first. */
export interface TypeOf {
  type: string;
  name?: string;
  value?: unknown;
  target?: number | object | TypeOf;
  typeArguments?: TypeOf[];
  elementType?: TypeOf;
  elements?: TypeOf[];
  element?: TypeOf;
  types?: TypeOf[];
  declaration?: Reflection;
  operator?: string;
  queryType?: TypeOf;
  checkType?: TypeOf;
  extendsType?: TypeOf;
  trueType?: TypeOf;
  falseType?: TypeOf;
  objectType?: TypeOf;
  indexType?: TypeOf;
  targetType?: TypeOf;
  asserts?: boolean;
  isOptional?: boolean;
  parameter?: string;
  parameterType?: TypeOf;
  templateType?: TypeOf;
  head?: string;
  tail?: [TypeOf, string][];
}

export interface Reflection {
  id: number;
  name: string;
  kind: number;
  flags?: Partial<
    Record<
      'isOptional' | 'isStatic' | 'isReadonly' | 'isPrivate' | 'isProtected' | 'isAbstract' | 'isExternal' | 'isRest',
      boolean
    >
  >;
  comment?: Comment;
  children?: Reflection[];
  signatures?: Reflection[];
  parameters?: Reflection[];
  typeParameters?: Reflection[];
  indexSignatures?: Reflection[];
  getSignature?: Reflection;
  setSignature?: Reflection;
  type?: TypeOf;
  /** Of a type parameter: its default. */
  default?: TypeOf;
  defaultValue?: string;
  extendedTypes?: TypeOf[];
  implementedTypes?: TypeOf[];
  sources?: { fileName: string; line: number; url?: string }[];
}

export interface Project extends Reflection {
  packageVersion?: string;
  readme?: CommentPart[];
}

/** Numbers that TypeDoc gives to kinds. */
export const KIND = {
  module: 2,
  namespace: 4,
  enum: 8,
  enumMember: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  accessor: 262_144,
  type: 2_097_152,
} as const;
