export const wings = 2;
