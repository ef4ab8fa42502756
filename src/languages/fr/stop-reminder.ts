import type { stopReminderWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stopReminder: Translation<typeof stopReminderWords> = {
  title: { draft: 'Arrêter un rappel' },
  about: { draft: 'Met fin aux rappels de don.' },
  lede: {
    draft:
      'Le lien d’un e-mail mène ici. Une seule pression met fin à ses rappels ; il n’est pas nécessaire de se connecter.',
  },
  act: { draft: 'Arrêter un rappel' },
  notWhole: { draft: 'Ce lien n’est pas complet.' },
  underMyGiving: { draft: ' Vous pouvez arrêter les rappels sous <a>Mes dons</a>.' },
  done: { draft: 'Vous ne recevez plus ce rappel.' },
  stop: { draft: 'Arrêter ces rappels' },
}
