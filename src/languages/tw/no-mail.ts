import type { noMailWords } from '../../lib/texts/messages/no-mail.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const noMail: Translation<typeof noMailWords> = {
  hint: { draft: 'Asɔre yi nnya nhyɛɛ e-mail soma aseɛ.' },
}
