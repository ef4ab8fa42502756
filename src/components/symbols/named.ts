import { type SymbolName, symbols } from './symbols.ts'

/** The symbol of a name; undefined for '' and for one that is not ours. */
export const symbolNamed = (name: string): SymbolName | undefined =>
  (Object.keys(symbols) as SymbolName[]).find((known) => known === name)
