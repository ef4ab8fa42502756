import type { frameWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const frame: Translation<typeof frameWords> = {
  undo: { draft: 'Kɛku sɛɛ' },
  notifications: { draft: 'Kaimɔi' },
  dismiss: { draft: 'Jiemɔ' },
  workspace: { draft: 'Nitsumɔhe' },
  tasks: { draft: 'Nitsumɔi' },
  recentNotifications: { draft: 'Kaimɔi heei' },
  editPage: { draft: 'Tsakemɔ baafa nɛɛ' },
  close: { draft: 'Ŋamɔ' },
  noNotifications: { draft: 'Nɔ ni website nɛɛ kɛɔ bo lɛ hiɔ biɛ kɛyashi obaajeekpo. Nɔ ko bɛ lolo.' },
  notArrived: { draft: 'Enɛ baaa. Ofainɛ, kwɛmɔ onetwɔk lɛ ni okaa ekoŋŋ.' },
}
