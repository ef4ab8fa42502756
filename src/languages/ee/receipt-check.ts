import type { receiptCheckWords } from '../../islands/giving/receipts/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCheck: Translation<typeof receiptCheckWords> = {
  title: { draft: 'Kpɔ receipt la me' },
  about: { draft: 'Ne hame sia ƒe receipt nye vavatɔ.' },
  lede: {
    draft:
      'Code si le receipt dzi la kplɔ wò va afi sia. Efia ne receipta nye vavatɔ, ga agbɔsɔsɔ kple ŋkekea.',
  },
  act: { draft: 'Receipt me dzodzro' },
  scan: { draft: 'Taflatsɛ, tsɔ wò phone ƒe camera scan receipt la ƒe code.' },
  looking: { draft: 'Míele ga-agbalẽawo me kpɔm…' },
  reversed: { draft: 'Wogbugbɔ receipt sia eye womegaxlẽnɛ o: {sum}, le {day}.' },
  real: { draft: 'Receipt sia nye nyateƒe: {sum}, {day}.' },
  sample: { draft: 'Kpɔɖeŋu hame tɔe: ga aɖeke meʋu o.' },
  unreachable: { draft: 'Míete ŋu ɖo hamea gbɔ o. Taflatsɛ kpɔ wò network ɖa eye nàgate kpɔ.' },
  noCode: { draft: 'Esia menye receipt code o.' },
}
