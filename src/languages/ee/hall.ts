import type { hallWords } from '../../islands/giving/weekday-offering/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const hall: Translation<typeof hallWords> = {
  title: { draft: 'Kofi & Ama' },
  about: { draft: 'Amewo kple ga le dzigbeŋkekewo nu, le xɔa me ƒe screen dzi.' },
  act: { draft: 'Screena' },
  explained: {
    draft:
      'Nudzɔdzɔ le dzigbeŋkekewo nu. Afi siae ameawo kpɔa ame neni tso ŋkeke ɖe sia ɖe dzi va ŋgɔ kple nusi wona, abe alesi gaxlẽlawo ŋlɔnɛ ene, kpe ɖe nunana siwo va to telefon dzi ŋu. Womeyɔa ame aɖeke ƒe ŋkɔ o.',
  },
  opening: { draft: 'Míele screen la ʋum…' },
  code: { draft: 'Code si gaxlẽla kpɔna le “Cash Counts” te' },
  show: { draft: 'Fia screen la' },
  ended: { draft: '{service}: ewu enu. Akpe!' },
  people: { draft: { one: 'ame {count}', other: 'ame {count}' } },
  byPhone: { draft: { one: ' kple {count} to phone dzi', other: ' kple {count} to phone dzi' } },
  inFront: { draft: 'Le ŋgɔ: ' },
  total: { draft: 'Wo katã' },
  lost: { draft: 'Network meli fifia o. Screena gabiana.' },
}
