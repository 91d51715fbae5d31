/** Words of the pages, in the languages of the documentation. No component writes them. */
export interface Texts {
  arguments: string;
  defaultValue: string;
  deprecated: string;
  description: string;
  directives: string;
  enums: string;
  example: string;
  fields: string;
  implementedBy: string;
  implementing: string;
  inputs: string;
  interfaces: string;
  members: string;
  mutations: string;
  name: string;
  objects: string;
  overview: string;
  queries: string;
  required: string;
  returns: string;
  scalars: string;
  subscriptions: string;
  type: string;
  unions: string;
  usedBy: string;
  values: string;
  variables: string;
}

const ENGLISH: Texts = {
  arguments: 'Arguments',
  defaultValue: 'default',
  deprecated: 'deprecated',
  description: 'Description',
  directives: 'Directives',
  enums: 'Enums',
  example: 'Example',
  fields: 'Fields',
  implementedBy: 'Implemented by',
  implementing: 'Implements',
  inputs: 'Inputs',
  interfaces: 'Interfaces',
  members: 'Members',
  mutations: 'Mutations',
  name: 'Name',
  objects: 'Objects',
  overview: 'Overview',
  queries: 'Queries',
  required: 'required',
  returns: 'Returns',
  scalars: 'Scalars',
  subscriptions: 'Subscriptions',
  type: 'Type',
  unions: 'Unions',
  usedBy: 'Used by',
  values: 'Values',
  variables: 'Variables',
};

const CHINESE: Texts = {
  arguments: '参数',
  defaultValue: '默认值',
  deprecated: '已弃用',
  description: '说明',
  directives: '指令',
  enums: '枚举',
  example: '示例',
  fields: '字段',
  implementedBy: '实现者',
  implementing: '实现的接口',
  inputs: '输入类型',
  interfaces: '接口',
  members: '成员',
  mutations: '变更',
  name: '名称',
  objects: '对象',
  overview: '概览',
  queries: '查询',
  required: '必填',
  returns: '返回值',
  scalars: '标量',
  subscriptions: '订阅',
  type: '类型',
  unions: '联合类型',
  usedBy: '使用者',
  values: '取值',
  variables: '变量',
};

export function textsOf(locale: string): Texts {
  return /^zh\b/i.test(locale) ? CHINESE : ENGLISH;
}
