/* Maximum sizes of a recording and its thumbnail in bytes (spec 2 §9; docs/specification/settled.md: the browser warns, the server refuses). */

export const videoLimit = 500 * 1024 * 1024
export const audioLimit = 50 * 1024 * 1024
export const thumbnailLimit = 20 * 1024 * 1024
