import type { firstChannelWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstChannels: Translation<typeof firstChannelWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Notification wɔ me phone so' },
  app: { draft: 'App no mu nko ara: mehwɛ “Me nkra” ase' },
}
