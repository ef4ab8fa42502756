import type { careWords } from '../../islands/care/care/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const care: Translation<typeof careWords> = {
  firstName: { draft: 'Ŋkɔ gbãtɔ' },
  lastName: { draft: 'Ƒomeŋkɔ' },
  telephone: { draft: 'Telefon' },
  wholeChurch: { draft: 'Hame blibo la' },
  newcomers: { draft: 'Amedzro yeyewo' },
  task: { draft: 'Dɔ' },
  tasks: { draft: 'Dɔwo' },
  pleaseChoose: { draft: 'Taflatsɛ tia' },
}
