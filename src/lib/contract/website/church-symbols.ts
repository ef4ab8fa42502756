/** Symbols that a church can choose instead of a logo, and of its categories of events. `cross` belongs to no denomination. */
export const churchSymbols = [
  'cross',
  'nyame-dua',
  'gye-nyame',
  'sankofa',
  'dwennimmen',
  'akoma',
  'nkonsonkonson',
  'mate-masie',
  'bese-saka',
  'funtunfunefu',
] as const
export type ChurchSymbol = (typeof churchSymbols)[number]
