import { symbolWords } from './messages.ts'
import type { SymbolName } from './symbols.ts'

const meanings: Record<SymbolName, () => string> = {
  cross: () => symbolWords.cross,
  'gye-nyame': () => symbolWords.gyeNyame,
  sankofa: () => symbolWords.sankofa,
  dwennimmen: () => symbolWords.dwennimmen,
  'nyame-dua': () => symbolWords.nyameDua,
  akoma: () => symbolWords.akoma,
  nkonsonkonson: () => symbolWords.nkonsonkonson,
  'mate-masie': () => symbolWords.mateMasie,
  'bese-saka': () => symbolWords.beseSaka,
  funtunfunefu: () => symbolWords.funtunfunefu,
}

/** What a symbol means, in the language of the request. */
export const meaningOf = (name: SymbolName): string => meanings[name]()
