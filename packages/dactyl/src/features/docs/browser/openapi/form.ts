/** The form that sends a request of an operation, and shows the answer. No host hears of a reader before it is sent. */
import type { ApiField, ApiRequest } from '../../../../shared/api-request.js';
import { makeElement } from './make-element.js';
import { addStyles } from './styles.js';
import { textsOf, type TryItTexts } from './texts.js';
import { toFetch } from './to-fetch.js';

/** In place of its button. */
export function showForm(button: HTMLElement): void {
  // Pressed twice while this script was on its way.
  if (button.hidden) return;
  // The cast: `try-it.ts` wrote it.
  const request = JSON.parse(button.dataset['request'] ?? '{}') as ApiRequest;
  const texts = textsOf(document.documentElement.lang);
  addStyles();
  const server = serverField(request.servers);
  const inputs = request.fields.map(inputOf);
  const body = request.body && makeElement('textarea', { value: request.body.text, rows: 8, spellcheck: false });
  const status = makeElement('p', { role: 'status', tabIndex: -1 });
  const answer = makeElement('div', {});
  const submit = makeElement('button', {
    type: 'submit',
    className: 'button button--primary',
    textContent: texts.send,
  });
  const form = makeElement('form', { className: 'dactyl-try-it', ariaLabel: button.textContent }, [
    labelled(texts.server, server),
    ...request.fields.flatMap((field, index) => {
      const input = inputs[index];
      return input ? [labelled(labelOf(field, texts), input)] : [];
    }),
    ...(body ? [labelled(texts.body, body)] : []),
    submit,
    status,
    answer,
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    answer.replaceChildren();
    status.textContent = texts.sending;
    const filled = { server: server.value, values: inputs.map(({ value }) => value), body: body?.value ?? '' };
    void send(() => toFetch(request, filled, document.baseURI), texts).then(({ said, parts }) => {
      form.ariaBusy = null;
      status.textContent = said;
      answer.replaceChildren(...parts);
    });
  });
  button.after(form);
  button.hidden = true;
  server.focus();
}

function serverField(servers: readonly string[]): HTMLSelectElement {
  return makeElement(
    'select',
    {},
    servers.map((url) => makeElement('option', { value: url, textContent: url })),
  );
}

function inputOf({ value, isRequired, hint, name }: ApiField): HTMLInputElement {
  const isSecret = hint !== undefined;
  return makeElement('input', {
    value,
    name,
    required: isRequired,
    placeholder: hint ?? '',
    autocomplete: isSecret ? 'off' : 'on',
    spellcheck: false,
  });
}

function labelOf({ name, in: place, isRequired }: ApiField, { required }: TryItTexts): string {
  return `${name} (${[place, ...(isRequired ? [required] : [])].join(', ')})`;
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  return makeElement('label', {}, [makeElement('span', { textContent: text }), field]);
}

interface Outcome {
  said: string;
  parts: HTMLElement[];
}

async function send(make: () => ReturnType<typeof toFetch>, texts: TryItTexts): Promise<Outcome> {
  let asked: ReturnType<typeof toFetch>;
  try {
    asked = make();
  } catch (error) {
    return { said: texts.wrong(error instanceof Error ? error.message : String(error)), parts: [] };
  }
  const start = performance.now();
  try {
    const response = await fetch(asked.url, asked.init);
    const text = await response.text();
    const time = Math.round(performance.now() - start);
    const said = texts.answer(`${response.status} ${response.statusText}`.trim(), time);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    return {
      said: text === '' ? `${said}. ${texts.empty}` : said,
      parts: [shown(texts.headers, headers), ...(text === '' ? [] : [shown(texts.content, readable(text))])],
    };
  } catch {
    // A browser tells pages nothing of why.
    return { said: texts.refused(asked.url.origin), parts: [] };
  }
}

function shown(label: string, text: string): HTMLElement {
  const pre = makeElement('pre', { tabIndex: 0, ariaLabel: label, role: 'region', textContent: text });
  return makeElement('div', {}, [makeElement('p', { textContent: label }), pre]);
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
