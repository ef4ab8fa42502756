/** `12,345` from a whole number. Not by `toLocaleString`, whose first use takes a phone 100 ms (docs/decisions/0279). */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3}){1,5}$)/g, ',')
