import type { firstChannelWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstChannels: Translation<typeof firstChannelWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Notification yɛ mitsɔnei anɔ' },
  app: { draft: 'App lɛ mli pɛ: mikwɛɔ Mishɛɛ saji shishi' },
}
