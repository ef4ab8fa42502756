import type { reminderTexts as words } from '../../lib/texts/services/reminders.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const reminderTexts: Translation<typeof words> = {
  set: { draft: 'Yɛbɛkae wo asɔre yi' },
  removed: { draft: 'Yɛnkae wo bio' },
  refused: { draft: 'Browser yi nni kwan ma yei' },
  onDevice: { draft: 'Yɛatwerɛ wɔ fon yi so, nanso ɛrentumi mfrɛ wo. Wo kalenda bɛtumi:' },
  noAddress: { draft: 'Yɛnni wo e-mail a yɛahwɛ. Wo kalenda bɛtumi akae wo:' },
  byEmail: { draft: 'Yɛbɛtwerɛ {address} da a edi kan.' },
  switchedOff: { draft: 'Wɔadum e-mail a ɛkae wo no wɔ wo' },
  settings: { draft: 'Nhyehyɛeɛ' },
  unknown: { draft: 'Network nni hɔ enti yɛnnim sɛ e-mail bɛba. Wo kalenda bɛtumi akae wo:' },
  calendar: { draft: 'Fa hyɛ kalenda mu' },
}
