import type { entryWords } from '../../islands/staff/entries/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const entries: Translation<typeof entryWords> = {
  sameFellowship: { draft: 'Habɔbɔ ma ke' },
  category: { draft: 'Hatsotso' },
  other: { draft: 'Bubu' },
  lastDay: { draft: 'Ŋkeke mamlɛa' },
  pinnedHint: { draft: 'Ne ŋkeke aɖeke meli o la, enɔa anyi va se ɖe esime nàɖee' },
  pinIt: { draft: 'Tsɔe da ɖe dzi' },
  pinning: { draft: 'Míele etsɔm da ɖe dzi...' },
  showAllEvents: { draft: 'Fia wɔnawo katã' },
  repeatsDelete: { draft: 'Wɔna sia gbugbɔna. Nuka woatutu?' },
  monthHint: { draft: 'Abe ƒe-ɣleti ene, abe 2026-10.' },
  sameCategory: { draft: 'Hatsotso ma ke' },
  firstCategory: { draft: 'Hatsotso gbãtɔ' },
  inCurrency: { draft: '{label} le {currency} me' },
  andMore: { draft: 'kple {later} bubu<a>, {title} ƒe ŋkekewo</a>' },
  signUps: { draft: 'Ŋkɔŋɔŋlɔwo' },
  poster: { draft: 'Poster…' },
  pinsNotLoaded: { draft: 'Nusiwo woda ɖe dzi la meʋu o.' },
  pinMenu: { draft: 'Da ɖe dzi…' },
  unpin: { draft: 'Ɖee le dzi' },
  unpinned: { draft: 'Woɖee le dzi' },
  pinned: { draft: 'Wodae ɖe dzi' },
  pinnedUntil: { draft: 'Wodae ɖe dzi va ɖo {day}' },
  pinName: { draft: 'Da {name} ɖe dzi' },
  scope: {
    draft: {
      names: {
        'This event only': 'Wɔna sia koe',
        'This and all later events': 'Esia kple esiwo katã kplɔe ɖo',
      },
    },
  },
}
