import { foldName } from '../../../../register/entries/names.ts'

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ok', 'aane', 'ee', 'oui', 'agreed', 'given'])
const no = new Set(['no', 'n', 'false', '0', 'daabi', 'ao', 'non', 'declined', 'stop', 'opt out', 'refused'])

/** What a cell says in English, French, Twi or Ewe; undefined for neither. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = foldName(cell)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
