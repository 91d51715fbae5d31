/**
 * The script of the banner: it remembers what the reader has answered, and wakes the tags that wait for a yes. It is a program:
 * loading it starts it. Where the browser keeps nothing, each page asks.
 */
const TEMPLATES = 'template[data-consent]';

interface Memory {
  read(): string | null;
  write(answer: Answer): void;
}

type Answer = 'yes' | 'no';

const settings = document.querySelector<HTMLScriptElement>('script[data-consent-version]')?.dataset;
/** No heading has it. */
const ID = 'dactyl-consent';
if (settings) startWhereAsked(openMemory(settings));

/** A page may have a layout of its own, without the banner: then the first one with it asks. */
function startWhereAsked(memory: Memory): void {
  const section = document.getElementById(ID);
  if (section) start(section, memory);
  else document.addEventListener('dactyl:navigated', () => startWhereAsked(memory), { once: true });
}

function start(banner: HTMLElement, memory: Memory): void {
  let opener: HTMLElement | null = null;
  const close = () => {
    banner.hidden = true;
    opener?.focus();
    opener = null;
  };
  const buttons = banner.querySelectorAll<HTMLButtonElement>('[data-consent-answer]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      // The cast: these are the values that the component writes.
      const answer = button.dataset['consentAnswer'] as Answer;
      memory.write(answer);
      close();
      tell(answer);
      if (answer === 'yes') wake();
      // What runs cannot be stopped; another tab may have remembered the answer first.
      else if (!document.querySelector(TEMPLATES)) location.reload();
    });
  }
  // Before navigation follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.href !== `${location.href.replace(/#.*/, '')}#${ID}` || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      opener = link;
      const answer = memory.read();
      for (const button of buttons) button.ariaPressed = String(button.dataset['consentAnswer'] === answer);
      banner.hidden = false;
      banner.focus();
    },
    true,
  );
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close();
  });

  const answer = memory.read();
  if (answer === 'yes') wake();
  if (answer === 'yes' || answer === 'no') tell(answer);
  else banner.hidden = false;
}

/** Scripts of the site hear of it, and see it if they come later. */
function tell(answer: Answer): void {
  document.documentElement.dataset['consent'] = answer;
  document.dispatchEvent(new CustomEvent('dactyl:consent', { detail: { allowed: answer === 'yes' } }));
}

/** An answer to another version counts as none. */
function openMemory({ consentKey = '', consentVersion = '' }: DOMStringMap): Memory {
  let answered: Answer | null = null;
  return {
    read() {
      try {
        const [answer, ...version] = (localStorage.getItem(consentKey) ?? '').split(':');
        return version.join(':') === consentVersion ? (answer ?? null) : answered;
      } catch {
        return answered;
      }
    },
    write(answer) {
      answered = answer;
      try {
        localStorage.setItem(consentKey, `${answer}:${consentVersion}`);
      } catch {
        // Kept until the page is left.
      }
    },
  };
}

/** Scripts that come out of a template do not run, but copies of them do. */
function wake(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(TEMPLATES)) {
    for (const node of template.content.children)
      template.before(node instanceof HTMLScriptElement ? copy(node) : node.cloneNode(true));
    template.remove();
  }
}

function copy(script: HTMLScriptElement): HTMLScriptElement {
  const made = document.createElement('script');
  for (const { name, value } of script.attributes) made.setAttribute(name, value);
  made.textContent = script.textContent;
  // One that was made by a script would not wait for those before it.
  made.async = script.async;
  return made;
}
