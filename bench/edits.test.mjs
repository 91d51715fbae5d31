import { expect, it } from 'vitest';

import { withFirstParagraph } from './edits.mjs';

it.each([
  [
    '---\ndescription: Old.\n---\n\n# Title\n\nText.\n\nMore.\n',
    '---\ndescription: New.\n---\n\n# Title\n\nNew.\n\nText.\n\nMore.\n',
  ],
  [
    "---\ndescription: Old.\n---\n\nimport A from 'a';\nimport B from 'b';\n\n# Title\n\nText.\n",
    "---\ndescription: New.\n---\n\nimport A from 'a';\nimport B from 'b';\n\n# Title\n\nNew.\n\nText.\n",
  ],
])('writes a first paragraph behind imports and heading, in front of all others: %j', (text, expected) => {
  expect(withFirstParagraph(text, 'New.')).toBe(expected);
});
