/** Header of a kept response: when it was kept, as `22 November, 10:15` in the church's time zone, which is UTC all year (docs/decisions/0028). */
export const keptAtHeader = 'X-Kept-At'
