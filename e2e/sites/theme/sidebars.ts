export default { guide: ['one', 'two'], other: ['three'] };
