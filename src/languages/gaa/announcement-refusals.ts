import type { Translation } from '../../lib/words/translation.ts'
import type { announcementRefusals as words } from '../../server/messages/announcements/messages.ts'

export const announcementRefusals: Translation<typeof words> = {
  wentAlready: { draft: 'Adafitswaa nɛɛ eya akɛ shɛɛ sane momo' },
  isOff: { draft: 'Aŋa enɛ. Super admin gbeleɔ yɛ Shɛɛ saji, Nii ni amɛ diɛŋtsɛ amɛyaa shishi' },
  nobody: { draft: 'Mɔ ko nyɛŋ ená akɛ shɛɛ sane' },
  longText: {
    draft: 'Akɛ SMS lɛ, efee fãi {parts}. Fee lɛ kuku ni efee {most}, loo jiemɔ enɛ ni oŋma shɛɛ sane',
  },
  deleted: { draft: 'Ajie adafitswaa lɛ.' },
}
