import type { reminderTexts as english } from '../../lib/texts/services/reminders.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const reminderTexts: Translation<typeof english> = {
  set: { draft: 'Yɛbɛkae wo asɔre yi' },
  removed: { draft: 'Yɛrenkae wo bio' },
  refused: { draft: 'Kwan nni browser yi mu mma yei' },
  onDevice: { draft: 'Wɔasie wɔ fon yi so, na ɛno ntumi mfrɛ wo. Wo calendar deɛ ɛbɛtumi:' },
  noAddress: { draft: 'Yɛnnim wo e-mail address biara a woasi so dua. Wo calendar bɛtumi akae wo:' },
  byEmail: { draft: 'Aka da koro a, yɛbɛtwerɛ {address}.' },
  switchedOff: { draft: 'Woadum e-mail a ɛkae wo wɔ wo' },
  settings: { draft: 'nhyehyɛeɛ mu' },
  unknown: { draft: 'Network nni hɔ, enti yɛntumi nka sɛ e-mail bɛba. Wo calendar bɛtumi akae wo:' },
  calendar: { draft: 'Fa to calendar so' },
}
