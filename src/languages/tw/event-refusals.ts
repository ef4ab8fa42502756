import type { Translation } from '../../lib/words/translation.ts'
import type { eventRefusals as words } from '../../server/services/events/messages.ts'

export const eventRefusals: Translation<typeof words> = {
  chooseCategory: { draft: 'Yɛsrɛ wo, paw kuo' },
  noEvent: { draft: 'Dwumadie a ɛte saa nni hɔ.' },
  deleted: { draft: 'Yɛapopa dwumadie no' },
  attendanceSaved: { draft: 'Yɛasesa wɔn a wɔbaeɛ' },
  meetingLater: { draft: 'Nhyiamu yi wɔ {day}. Ɛfiri saa da no na yɛtwerɛ wɔn a wɔbaeɛ.' },
  notMember: { draft: 'Onipa yi nyɛ fekuo no muni' },
  signUpRemoved: { draft: 'Yɛayi din no afiri hɔ.' },
  notOfFellowship: { draft: 'Dwumadie a ɛte saa nni fekuo yi mu.' },
  choosePicture: { draft: 'Yɛsrɛ wo, paw mfonini' },
  noFellowship: { draft: 'Fekuo a ɛte saa nni hɔ' },
  repeatsAlready: { draft: 'Dwumadie yi san ba dada' },
  fellowshipOfOne: { draft: 'Wɔn a dwumadie yɛ wɔn deɛ, wɔsesa ma dwumadie baako pɛ' },
  dayBeforeEvent: { draft: 'Da yi di dwumadie no kan' },
  onlyLeaderDeletes: { draft: 'Deɛ ɔdi fekuo no anim nko ara na ɔbɛtumi apopa dwumadie' },
  doesNotRepeat: { draft: 'Dwumadie yi nsan mma' },
  byItselfOnly: { draft: 'Dwumadie yi nko ara na wɔsesa no' },
  notLastWeekday: { draft: 'Da no nyɛ saa nnawɔtwe da no deɛ ɛtwa toɔ wɔ bosome no mu' },
  beginsWithin: { draft: 'Dwumadie a ɛsan ba hyɛ aseɛ nnɛ anaa mfeɛ mmienu yi mu' },
  cancelled: { draft: 'Yɛayi wo din afiri hɔ.' },
  noSignUp: { draft: 'Dwumadie yi nhia sɛ obi twerɛ ne din.' },
  over: { draft: 'Dwumadie yi atwam.' },
  reminderSet: { draft: 'Yɛbɛkae wo.' },
  signedUp: { draft: 'Woatwerɛ wo din ama {title}.' },
  waits: { draft: 'Woretwɛn {title}, nɔma {position}.' },
}
