import { expect, it } from 'vitest';
import { readQuestions } from './questions.js';

it('takes headings that ask, with the text up to the next heading of their level', () => {
  const body = `# Questions

Intro.

## Does it float? {#float}

It **does**, [in water](./water.md).

- At rest
- At speed

### Why

Because it is light.

## Not a question

Text.

## 它会浮起来吗？

会。
`;
  expect(readQuestions(body)).toEqual([
    { question: 'Does it float?', answer: 'It does, in water. - At rest - At speed Because it is light.' },
    { question: '它会浮起来吗？', answer: '会。' },
  ]);
});

it('leaves out code, tags, and questions without an answer', () => {
  const body = `import Boat from './boat';

## What does it cost?

<Boat />

## How is it built?

\`\`\`sh
## Is this a heading?
\`\`\`

With one command.
`;
  expect(readQuestions(body)).toEqual([{ question: 'How is it built?', answer: 'With one command.' }]);
});
