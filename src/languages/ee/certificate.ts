import type { certificateWords } from '../../islands/people/registers/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const certificate: Translation<typeof certificateWords> = {
  title: { draft: 'Kpɔ ɖa be certificate aɖe nye vavatɔ hã' },
  description: { draft: 'Ne certificate aɖe tso hame sia me.' },
  lede: {
    draft:
      'Code si le certificate dzi la kplɔ wò va afi sia. Efia ne hame siae nae, eƒe xexlẽdzesi, ŋkɔwo ƒe ŋɔŋlɔdzesi gbãtɔwo kple ŋkekea.',
  },
  act: { draft: 'Certificate me dzodzro' },
  scan: { draft: 'Taflatsɛ tsɔ wò fon ƒe camera scan certificate la dzi code la.' },
  asking: { draft: 'Míele agbalẽawo me kpɔm…' },
  isOurs: { draft: 'Hame siae nae: {book} {number}, {initials}, {day}.' },
  isCopy: { draft: 'Copy {copy} ye, wonae {issued}.' },
  isOriginal: { draft: 'Gbãtɔ ŋutɔe, wonae {issued}.' },
  noted: { draft: 'Emegbe woŋlɔ ɖɔɖɔɖo aɖe ɖe eŋu. Taflatsɛ bia certificate yeye tso hamea gbɔ.' },
  cancelled: { draft: 'Emegbe woɖe nuŋɔŋlɔa ɖa: certificate sia megawɔa dɔ o.' },
  offline: {
    draft: 'Wò fon koe kpɔ esia ɖa, network aɖeke manɔmee. Míenya ne woɖe nuŋɔŋlɔa ɖa tso ɣemaɣi o.',
  },
  altered: { draft: 'Hame sia mena certificate sia o, alo wotrɔ nane le edzi.' },
  unreached: { draft: 'Míete ŋu ɖo hamea gbɔ o. Taflatsɛ kpɔ wò network ɖa eye nàgate kpɔ.' },
}
