import type { joinWords } from '../../islands/groups/fellowships/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const joining: Translation<typeof joinWords> = {
  join: { draft: 'Ge ɖe eme' },
  accepted: { draft: 'Woxɔ wò. Èle habɔbɔ sia me' },
  belongs: { draft: 'Èle habɔbɔ sia me' },
  waits: { draft: 'Wò biabia le kplɔla la si' },
  heading: { draft: 'Ge ɖe habɔbɔ aɖe me' },
  why: {
    draft:
      'Mèle habɔbɔ aɖeke me haɖe o. Le habɔbɔ me la, amewo nya wò ŋkɔ, eye wodoa gbe ɖa ɖe tawò. Mènya esi nàtia o? <a>Kpɔ nu si wowɔna, kple ɣeyiɣi si wodoa go</a>.',
  },
  withdrawRequest: { draft: 'Ɖee ɖa<a>: biabia be nàge ɖe {name} me</a>' },
  leaderHasIt: { draft: 'Wò biabia le {name} ƒe kplɔla si.' },
  acceptedBy: { draft: '{name} xɔ wò.' },
  acceptedWord: { draft: '{name} xɔ wò. Kplɔla la ŋlɔ bena: “{answer}”' },
  declined: { draft: '{name} mate ŋu axɔ wò fifia o.' },
  declinedWord: { draft: '{name} mate ŋu axɔ wò fifia o. Kplɔla la ŋlɔ bena: “{answer}”' },
}
