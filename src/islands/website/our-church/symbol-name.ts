import { ourChurchWords } from './messages.ts'

/** `gye-nyame` as people write it. */
export const symbolName = (symbol: string): string =>
  ourChurchWords.symbolName({
    symbol: symbol.replace(/(^|-)(.)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase()),
  })
