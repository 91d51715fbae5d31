/** Words of the pages, in the languages of the documentation. No component writes them. */
export interface Texts {
  classes: string;
  constructor_: string;
  defaultValue: string;
  deprecated: string;
  description: string;
  enums: string;
  example: string;
  extending: string;
  functions: string;
  implementing: string;
  interfaces: string;
  methods: string;
  name: string;
  namespaces: string;
  optional: string;
  overview: string;
  parameters: string;
  properties: string;
  returns: string;
  see: string;
  source: string;
  throws: string;
  type: string;
  types: string;
  typeParameters: string;
  values: string;
  variables: string;
}

const ENGLISH: Texts = {
  classes: 'Classes',
  constructor_: 'Constructor',
  defaultValue: 'default',
  deprecated: 'deprecated',
  description: 'Description',
  enums: 'Enums',
  example: 'Example',
  extending: 'Extends',
  functions: 'Functions',
  implementing: 'Implements',
  interfaces: 'Interfaces',
  methods: 'Methods',
  name: 'Name',
  namespaces: 'Namespaces',
  optional: 'optional',
  overview: 'Overview',
  parameters: 'Parameters',
  properties: 'Properties',
  returns: 'Returns',
  see: 'See',
  source: 'Source',
  throws: 'Throws',
  type: 'Type',
  types: 'Types',
  typeParameters: 'Type parameters',
  values: 'Values',
  variables: 'Variables',
};

const CHINESE: Texts = {
  classes: '类',
  constructor_: '构造函数',
  defaultValue: '默认值',
  deprecated: '已弃用',
  description: '说明',
  enums: '枚举',
  example: '示例',
  extending: '继承',
  functions: '函数',
  implementing: '实现的接口',
  interfaces: '接口',
  methods: '方法',
  name: '名称',
  namespaces: '命名空间',
  optional: '可选',
  overview: '概览',
  parameters: '参数',
  properties: '属性',
  returns: '返回值',
  see: '参见',
  source: '源代码',
  throws: '抛出',
  type: '类型',
  types: '类型',
  typeParameters: '类型参数',
  values: '取值',
  variables: '变量',
};

export function textsOf(locale: string): Texts {
  return /^zh\b/i.test(locale) ? CHINESE : ENGLISH;
}
