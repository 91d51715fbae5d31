throw new Error('Private files are no pages.');
