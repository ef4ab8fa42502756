/** Header of a cached response: when it was cached, in the form of `dayAndHour`. */
export const cachedAtHeader = 'X-Kept-At'
