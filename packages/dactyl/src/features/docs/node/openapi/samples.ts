/** A request in four languages, as somebody would type it: without packages, apart from `requests` of Python. */
export interface SampleRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Absent for a request without a body. */
  body?: { isJson: true; value: unknown } | { isJson: false; text: string };
}

export interface Sample {
  label: string;
  /** Of its code block. */
  language: string;
  code: string;
}

export function samplesOf(request: SampleRequest): Sample[] {
  return [
    { label: 'cURL', language: 'bash', code: curl(request) },
    { label: 'JavaScript', language: 'js', code: javascript(request) },
    { label: 'Python', language: 'python', code: python(request) },
    { label: 'Go', language: 'go', code: go(request) },
  ];
}

function curl({ method, url, headers, body }: SampleRequest): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body ? [`-d ${shell(textOf(body, 2))}`] : []),
  ];
  return parts.join(' \\\n  ');
}

function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function textOf(body: NonNullable<SampleRequest['body']>, indent: number): string {
  return body.isJson ? JSON.stringify(body.value, null, indent) : body.text;
}

function javascript({ method, url, headers, body }: SampleRequest): string {
  const fields = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)},`]),
    ...(Object.keys(headers).length > 0 ? [`headers: ${indented(JSON.stringify(headers, null, 2))},`] : []),
    ...(body
      ? [
          `body: ${body.isJson ? `JSON.stringify(${indented(JSON.stringify(body.value, null, 2))})` : quoted(body.text)},`,
        ]
      : []),
  ];
  const call = fields.length === 0 ? `fetch(${quoted(url)})` : `fetch(${quoted(url)}, {\n  ${fields.join('\n  ')}\n})`;
  return `const response = await ${call};\nconsole.log(response.status, await response.text());`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

function python({ method, url, headers, body }: SampleRequest): string {
  const fields = [
    `    ${quoted(url)},`,
    ...(Object.keys(headers).length > 0 ? [`    headers=${pythonValue(headers, 1)},`] : []),
    ...(body ? [`    ${body.isJson ? 'json' : 'data'}=${pythonValue(body.isJson ? body.value : body.text, 1)},`] : []),
  ];
  return `import requests\n\nresponse = requests.${method.toLowerCase()}(\n${fields.join('\n')}\n)\nprint(response.status_code, response.text)`;
}

function pythonValue(value: unknown, level: number): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const indent = '    '.repeat(level + 1);
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((one) => `${indent}${pythonValue(one, level + 1)},`)
    : Object.entries(value).map(([name, one]) => `${indent}${quoted(name)}: ${pythonValue(one, level + 1)},`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${'    '.repeat(level)}${close}`;
}

function go({ method, url, headers, body }: SampleRequest): string {
  const text = body && textOf(body, 2);
  const content =
    text === undefined ? 'nil' : `strings.NewReader(${text.includes('`') ? quoted(text) : `\`${text}\``})`;
  const imports = ['fmt', 'io', 'net/http', ...(body ? ['strings'] : [])].map((name) => `\t"${name}"`);
  return [
    'package main',
    '',
    'import (',
    ...imports,
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${content})`,
    ...failure,
    ...Object.entries(headers).map(([name, value]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...failure,
    '\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)',
    ...failure,
    '\tfmt.Println(response.Status, string(text))',
    '}',
  ].join('\n');
}

const failure = ['\tif err != nil {', '\t\tpanic(err)', '\t}'];
