import type { SymbolName } from '../../symbols/symbols.ts'

type Look = { symbol: SymbolName; tone: 'forest' | 'indigo' | 'laterite' | 'gold' }

const other: Look = { symbol: 'sankofa', tone: 'indigo' }

const looks: Record<string, Look> = {
  healing: { symbol: 'akoma', tone: 'forest' },
  salvation: { symbol: 'gye-nyame', tone: 'indigo' },
  provision: { symbol: 'bese-saka', tone: 'gold' },
  deliverance: { symbol: 'dwennimmen', tone: 'laterite' },
  breakthrough: { symbol: 'nyame-dua', tone: 'forest' },
}

/** The symbols of the artwork, for the page's sprite. */
export const testimonySymbols = [...Object.values(looks), other].map(({ symbol }) => symbol)

/** The artwork of a testimony without a picture: the symbol and the background colour of its category. */
export const testimonyLook = (category: string): Look => looks[category] ?? other
