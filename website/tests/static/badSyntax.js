// Copied as it is: nobody may read this file as a script.
export const = { a: ; b
