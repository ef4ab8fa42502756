import type { closedWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const closed: Translation<typeof closedWords> = {
  gettingReady: { draft: 'Yɛresiesie yɛn ho' },
  description: { draft: '{church} website no nnya mmueeɛ.' },
  heading: { draft: '{church} resiesie ne ho' },
  telephone: { draft: 'Fon' },
  notOpen: { draft: 'Website yi nnya mmueeɛ. Yɛsrɛ wo, san bra akyire yi.' },
  whenWeMeet: { draft: 'Berɛ a yɛhyia' },
  callUs: { draft: 'Frɛ yɛn' },
  notUsed: { draft: 'Asɔre yi mfa nni dwuma' },
  notUsedDescription: { draft: 'Asɔre yi mfa website no fa yi nni dwuma.' },
  notUsedLede: {
    draft: 'Asɔre no mfa website no fa yi nni dwuma. Sɛ worehwehwɛ biribi a, yɛsrɛ wo, bisa: obi bɛboa wo.',
  },
  askChurch: { draft: 'Bisa asɔre no' },
}
