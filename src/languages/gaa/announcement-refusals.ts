import type { Translation } from '../../lib/words/translation.ts'
import type { announcementRefusals as words } from '../../server/messages/announcements/messages.ts'

export const announcementRefusals: Translation<typeof words> = {
  wentAlready: { draft: 'Adafitswaa nɛɛ eya akɛ shɛɛ sane momo' },
  nobody: { draft: 'Mɔ ko nyɛŋ ená akɛ shɛɛ sane' },
  deleted: { draft: 'Ajie adafitswaa lɛ.' },
}
