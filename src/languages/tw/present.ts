import type { presentWords } from '../../islands/services/projection/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const present: Translation<typeof presentWords> = {
  next: { draft: 'Nea edi so' },
  lost: { draft: 'Network nni hɔ seesei. Nsɛm no da so wɔ ha, na yɛbɛsan ahwehwɛ.' },
  call: { draft: '{number} awofo, yɛsrɛ mo, mommra mo ba no nkyɛn' },
}
