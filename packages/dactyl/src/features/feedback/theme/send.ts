/**
 * The script of the form in `PageFeedback/Form.tsx`: it sends what a reader answers, and says how it went. A file of its own for
 * pages that have the form; it imports nothing, and hears of forms that navigation shows. Nothing is stored on the device.
 */

/** `detail` of the event `dactyl:feedback` on `document`. */
interface Feedback {
  vote: string;
  /** A text follows the vote in a second message; both have this word, made anew for each page. */
  answer: string;
  page: string;
  locale: string;
  version?: string;
  text?: string;
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['feedback'] === undefined) return;
  event.preventDefault();
  void submit(form, event.submitter);
});

async function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const field = form.querySelector('textarea');
  const votes = [...form.querySelectorAll<HTMLButtonElement>('button[name=vote]')];
  const clicked = votes.find((button) => button === submitter);
  const vote = clicked ?? votes.find(({ ariaPressed }) => ariaPressed === 'true');
  // A second answer to the same page would be counted twice.
  if (!vote || !status || form.ariaBusy === 'true' || clicked?.ariaPressed === 'true') return;
  if (!clicked && field?.value.trim() === '') return field.focus();
  form.ariaBusy = 'true';
  status.textContent = '';
  const isSent = await send(form, readForm(form, vote.value, clicked !== undefined)).catch(() => false);
  form.ariaBusy = null;
  status.textContent = (isSent ? status.dataset['sent'] : status.dataset['failed']) ?? '';
  if (!isSent) return;
  for (const button of votes) button.ariaPressed = String(button === vote);
  const text = form.querySelector<HTMLElement>('[data-feedback-text]');
  if (!text || !field) return;
  text.hidden = !clicked;
  if (clicked) return;
  field.value = '';
  // The button that had the focus is gone.
  status.focus();
}

function readForm(form: HTMLFormElement, vote: string, isVote: boolean): Feedback {
  const answer = (form.dataset['answer'] ??= Math.random().toString(36).slice(2));
  const data = new FormData(form);
  // With JavaScript, the field is only filled after the vote.
  if (isVote) data.delete('text');
  // The cast: these are the fields of the form, which holds no files.
  return { ...Object.fromEntries(data), vote, answer } as unknown as Feedback;
}

/** @returns whether it arrived */
async function send(form: HTMLFormElement, feedback: Feedback): Promise<boolean> {
  const address = form.getAttribute('action');
  const isJson = form.dataset['feedback'] === 'json';
  const response =
    address === null
      ? undefined
      : await fetch(address, {
          method: 'POST',
          // Without cookies.
          credentials: 'omit',
          ...(isJson && { headers: { 'content-type': 'application/json' } }),
          body: isJson ? JSON.stringify(feedback) : new URLSearchParams({ ...feedback }),
        });
  if (response?.ok === false) return false;
  if (form.dataset['feedbackEvent'] !== undefined) {
    document.dispatchEvent(new CustomEvent('dactyl:feedback', { detail: feedback }));
  }
  return true;
}
