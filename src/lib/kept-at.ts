/** Header of a kept response: when it was kept, in the form of `dayAndHour`. */
export const keptAtHeader = 'X-Kept-At'
