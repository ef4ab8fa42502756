import type { Translation } from '../../lib/words/translation.ts'
import type { checkInRefusals as words } from '../../server/services/check-in/messages.ts'

export const checkInRefusals: Translation<typeof words> = {
  noSuchService: { draft: 'Nakai sɔlemɔ loo nifeemɔ ko bɛ ŋmɛnɛ.' },
  childNotHere: { draft: 'Gbekɛ nɛɛ bɛ biɛ.' },
}
