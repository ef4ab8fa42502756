import type { noMailWords } from '../../lib/texts/messages/no-mail.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const noMail: Translation<typeof noMailWords> = {
  hint: { draft: 'Cette église n’envoie pas encore d’e-mails.' },
}
