throw new Error('Only Markdown is included.');
