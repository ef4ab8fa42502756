import type { entryWords } from '../../islands/staff/entries/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const entries: Translation<typeof entryWords> = {
  sameFellowship: { draft: 'Kuu lɛ nɔŋŋ' },
  category: { draft: 'Henɔ' },
  other: { draft: 'Kroko' },
  lastDay: { draft: 'Naagbee gbi' },
  pinnedHint: { draft: 'Kɛ gbi ko bɛ lɛ, ehiɔ shi kɛyashi obaajie' },
  pinIt: { draft: 'Kɛkpɛtɛ yiteŋ' },
  pinning: { draft: 'Wɔkɛmiikpɛtɛ...' },
  showAllEvents: { draft: 'Tsɔɔmɔ nifeemɔi fɛɛ' },
  repeatsDelete: { draft: 'Nifeemɔ nɛɛ baa ekoŋŋ. Mɛni ajieɔ?' },
  monthHint: { draft: 'Tamɔ afi-nyɔŋ, tamɔ 2026-10.' },
  sameCategory: { draft: 'Henɔ lɛ nɔŋŋ' },
  firstCategory: { draft: 'Klɛŋklɛŋ henɔ lɛ' },
  inCurrency: { draft: '{label} yɛ {currency} mli' },
  andMore: { draft: 'kɛ {later} ekoŋŋ<a>, {title} gbii</a>' },
  signUps: { draft: 'Gbɛi ŋmai' },
  poster: { draft: 'Poster…' },
  pinsNotLoaded: { draft: 'Nii ni akɛkpɛtɛ lɛ egbeleee.' },
  pinMenu: { draft: 'Kɛkpɛtɛ…' },
  unpin: { draft: 'Jiemɔ' },
  unpinned: { draft: 'Ajie' },
  pinned: { draft: 'Akɛkpɛtɛ' },
  pinnedUntil: { draft: 'Akɛkpɛtɛ kɛyashi {day}' },
  pinName: { draft: 'Kɛ {name} akpɛtɛ' },
  scope: {
    draft: {
      names: {
        'This event only': 'Nifeemɔ nɛɛ pɛ',
        'This and all later events': 'Enɛ kɛ nii ni nyiɛ sɛɛ lɛ fɛɛ',
      },
    },
  },
}
