/**
 * English defaults of messages that are written into compiled Markdown. A theme translates them; a message that a
 * component shows too has the same id there.
 */
export const BUILD_MESSAGES = {
  'theme.admonition.important': {
    message: 'important',
    description: 'Default title of a quote that begins with [!IMPORTANT]',
  },
  'theme.Details.summary': {
    message: 'Details',
    description: 'What opens a folded part of the text that has no summary',
  },
  'theme.common.diagramLabel': {
    message: 'Diagram',
    description: 'Label of a diagram without a title, for screen readers',
  },
  'theme.ImageZoom.enlarge': {
    message: 'Enlarge the image',
    description: 'Label of an image that opens in full size, behind its description',
  },
  'theme.AnnouncementBar.closeButtonAriaLabel': {
    message: 'Close',
    description: 'Label of a button that closes what is open',
  },
  'theme.notebook.code': { message: 'Code', description: 'What opens the folded code of a notebook’s cell' },
  'theme.notebook.output': {
    message: 'Output, {count} lines',
    description: 'What opens the folded output of a notebook’s cell',
  },
  'theme.notebook.image': {
    message: 'Output of cell {number}',
    description: 'Alternative text of an image that a notebook’s cell has put out',
  },
  'theme.notebook.download': { message: 'Download this notebook', description: 'Link at the end of a notebook’s page' },
  'theme.common.headingLinkTitle': {
    message: 'Direct link to {heading}',
    description: 'Label of the link next to a heading',
  },
  'theme.common.footnotes': {
    message: 'Footnotes',
    description: 'Heading of the footnotes of a page, for screen readers',
  },
  'theme.common.footnoteBackLabel': {
    message: 'Back to reference {reference}',
    description: 'Label of the link from a footnote back to the place that refers to it',
  },
  'theme.common.taskDone': {
    message: 'Completed',
    description: 'What screen readers say of the ticked box of a task',
  },
  'theme.common.taskOpen': {
    message: 'Not completed',
    description: 'What screen readers say of the empty box of a task',
  },
  'theme.CodeBlock.copy': { message: 'Copy', description: 'Title of the button that copies a code block' },
  'theme.CodeBlock.copied': { message: 'Copied', description: 'Title of that button, right after it was pressed' },
  'theme.CodeBlock.copyButtonAriaLabel': {
    message: 'Copy code to clipboard',
    description: 'Label of the button that copies a code block',
  },
  'theme.CodeBlock.types': {
    message: 'Types in this code',
    description: 'Name of the list of all names and their types below a block of TypeScript, which readers open',
  },
  'theme.CodeBlock.wordWrapToggle': {
    message: 'Toggle word wrap',
    description: 'Title and label of the button that wraps long lines of a code block',
  },
} as const;
