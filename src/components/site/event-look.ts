import { type SymbolName, symbols } from '../symbols/symbols.ts'

type Look = { symbol: SymbolName; tone: 'forest' | 'indigo' | 'laterite' | 'gold' }

const looks: Record<string, Look> = {
  worship: { symbol: 'gye-nyame', tone: 'forest' },
  youth: { symbol: 'dwennimmen', tone: 'gold' },
  outreach: { symbol: 'akoma', tone: 'laterite' },
  study: { symbol: 'mate-masie', tone: 'indigo' },
  prayer: { symbol: 'nyame-dua', tone: 'forest' },
}

/** The artwork of an event: its own symbol if it has one, on the background of its category. */
export function lookOf({ icon, category }: { icon: string; category: string }): Look {
  const look = looks[category] ?? { symbol: 'funtunfunefu', tone: 'forest' }
  return icon in symbols ? { ...look, symbol: icon as SymbolName } : look
}
