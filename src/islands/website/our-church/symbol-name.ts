/** `gye-nyame` as people write it. */
export const symbolName = (symbol: string): string =>
  symbol.replace(/(^|-)(.)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase())
