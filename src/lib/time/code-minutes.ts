/** How many minutes a code by text message holds. */
export const codeMinutes = 10
