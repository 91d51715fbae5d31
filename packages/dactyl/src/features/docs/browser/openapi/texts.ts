/** Words of the form. They come with its script, so pages do not carry them. */
const ENGLISH = {
  server: 'Server',
  body: 'Request body',
  send: 'Send',
  sending: 'Sending …',
  required: 'required',
  answer: (status: string, time: number) => `Answer: ${status}, after ${time} ms`,
  headers: 'Headers of the answer',
  content: 'Body of the answer',
  empty: 'The answer has no body.',
  refused: (origin: string) =>
    `No answer from ${origin}. The server cannot be reached, it does not allow pages of this site to read its answers (CORS), or the page’s own policy does not allow the request.`,
  wrong: (reason: string) => `This request cannot be sent: ${reason}`,
};

export type TryItTexts = typeof ENGLISH;

const CHINESE: TryItTexts = {
  server: '服务器',
  body: '请求体',
  send: '发送',
  sending: '正在发送……',
  required: '必填',
  answer: (status, time) => `响应：${status}，用时 ${time} 毫秒`,
  headers: '响应头',
  content: '响应体',
  empty: '响应没有内容。',
  refused: (origin) =>
    `${origin} 没有响应。可能是无法连接服务器，服务器不允许这个站点的页面读取它的响应（CORS），或者页面自己的策略不允许这个请求。`,
  wrong: (reason) => `无法发送这个请求：${reason}`,
};

export function textsOf(language: string): TryItTexts {
  return /^zh\b/i.test(language) ? CHINESE : ENGLISH;
}
