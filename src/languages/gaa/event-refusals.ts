import type { Translation } from '../../lib/words/translation.ts'
import type { eventRefusals as words } from '../../server/services/events/messages.ts'

export const eventRefusals: Translation<typeof words> = {
  chooseCategory: { draft: 'Ofainɛ, halamɔ kuu' },
  noEvent: { draft: 'Nifeemɔ ko bɛ ni tamɔ nakai.' },
  deleted: { draft: 'Ajie nifeemɔ lɛ' },
  attendanceSaved: { draft: 'Atsake mɛi ni ba lɛ' },
  meetingLater: { draft: 'Kpee nɛɛ yɛ {day}. Kɛjɛ nakai gbi lɛ akadiɔ mɛi ni ba.' },
  notMember: { draft: 'Mɔ nɛɛ jeee kuu lɛ mli nyo' },
  signUpRemoved: { draft: 'Ajie gbɛi ŋmaa lɛ.' },
  notOfFellowship: { draft: 'Nifeemɔ ko bɛ kuu nɛɛ mli ni tamɔ nakai.' },
  choosePicture: { draft: 'Ofainɛ, halamɔ mfoniri' },
  noFellowship: { draft: 'Kuu ko bɛ ni tamɔ nakai' },
  repeatsAlready: { draft: 'Nifeemɔ nɛɛ baa ekoŋŋ momo' },
  fellowshipOfOne: { draft: 'Mɛi ni nifeemɔ ji amɛnɔ lɛ atsakeɔ kɛhaa nifeemɔ kome pɛ' },
  dayBeforeEvent: { draft: 'Gbi nɛɛ tsɔɔ nifeemɔ lɛ hiɛ' },
  onlyLeaderDeletes: { draft: 'Mɔ ni nyiɛɔ kuu lɛ hiɛ pɛ baanyɛ ajie nifeemɔi' },
  doesNotRepeat: { draft: 'Nifeemɔ nɛɛ baaa ekoŋŋ' },
  byItselfOnly: { draft: 'Nifeemɔ nɛɛ pɛ atsakeɔ' },
  notLastWeekday: { draft: 'Gbi lɛ jeee enaagbee nɔ yɛ nyɔŋ lɛ mli' },
  beginsWithin: { draft: 'Nifeemɔ ni baa ekoŋŋ jeɔ shishi ŋmɛnɛ loo yɛ afii enyɔ mli' },
  cancelled: { draft: 'Ajie ogbɛi lɛ.' },
  noSignUp: { draft: 'Ehiaaa akɛ mɔ ko ŋmaa egbɛi kɛhaa nifeemɔ nɛɛ.' },
  over: { draft: 'Nifeemɔ nɛɛ eho.' },
  reminderSet: { draft: 'Wɔbaakai bo.' },
  signedUp: { draft: 'Oŋma ogbɛi kɛha {title}.' },
  waits: { draft: 'Oomɛ {title}, nɔmba {position}.' },
}
