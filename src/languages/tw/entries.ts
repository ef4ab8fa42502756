import type { entryWords } from '../../islands/staff/entries/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const entries: Translation<typeof entryWords> = {
  sameFellowship: { draft: 'Saa fekuo no ara' },
  category: { draft: 'Nkyekyɛmu' },
  other: { draft: 'Foforɔ' },
  lastDay: { draft: 'Da a ɛtwa toɔ' },
  pinnedHint: { draft: 'Sɛ woanpaw da a, ɛtena hɔ kɔsi sɛ wobɛyi' },
  pinIt: { draft: 'Fa bɔ soro' },
  pinning: { draft: 'Yɛde rebɔ soro...' },
  showAllEvents: { draft: 'Kyerɛ dwumadie nyinaa' },
  repeatsDelete: { draft: 'Dwumadie yi san ba. Deɛn na wopepa?' },
  monthHint: { draft: 'Afe ne bosome, te sɛ 2026-10.' },
  sameCategory: { draft: 'Nkyekyɛmu korɔ no ara' },
  firstCategory: { draft: 'Nkyekyɛmu a ɛdi kan' },
  inCurrency: { draft: '{label} wɔ {currency} mu' },
  andMore: { draft: 'ne {later} bio<a>, {title} nna</a>' },
  signUps: { draft: 'Wɔn a wɔatwerɛ wɔn din' },
  poster: { draft: 'Poster…' },
  pinsNotLoaded: { draft: 'Deɛ ɛbɔ soro no antumi amma.' },
  pinMenu: { draft: 'Fa bɔ soro…' },
  unpin: { draft: 'Yi firi soro' },
  unpinned: { draft: 'Yɛayi afiri soro' },
  pinned: { draft: 'Ɛbɔ soro' },
  pinnedUntil: { draft: 'Ɛbɔ soro kɔsi {day}' },
  pinName: { draft: 'Fa {name} bɔ soro' },
  scope: {
    draft: {
      names: {
        'This event only': 'Dwumadie yi nko ara',
        'This and all later events': 'Yei ne deɛ ɛdi akyire nyinaa',
      },
    },
  },
}
