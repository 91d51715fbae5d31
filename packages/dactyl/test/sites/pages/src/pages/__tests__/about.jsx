throw new Error('Tests are no pages.');
