import type { firstChannelWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstChannels: Translation<typeof firstChannelWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'Un SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Une notification sur mes appareils' },
  app: { draft: 'Dans l’application seulement : je regarde sous Mes messages' },
}
