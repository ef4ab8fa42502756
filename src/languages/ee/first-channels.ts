import type { firstChannelWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstChannels: Translation<typeof firstChannelWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Notification le nye mɔ̃wo dzi' },
  app: { draft: 'Appa me koe: mekpɔa Nye gbedasiwo te' },
}
