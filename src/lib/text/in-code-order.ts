/**
 * Compares two texts by their characters' codes, for `sort`: dates and hours in ISO 8601. Not by `localeCompare`, whose first use
 * takes a phone 60 ms (docs/decisions/browser.md#no-slow-start).
 */
export const inCodeOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
