import type { frameWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const frame: Translation<typeof frameWords> = {
  undo: { draft: 'Gbugbɔe ɖo' },
  notifications: { draft: 'Nyanyanawo' },
  dismiss: { draft: 'Ɖee ɖa' },
  workspace: { draft: 'Dɔwɔƒe' },
  tasks: { draft: 'Dɔwo' },
  recentNotifications: { draft: 'Nyanyana yeyewo' },
  editPage: { draft: 'Trɔ asi le axa sia ŋu' },
  close: { draft: 'Tui' },
  noNotifications: {
    draft: 'Nusi websait sia gblɔna na wò la nɔa afi sia va se ɖe esime nàdo le eme. Naneke meli haɖe o.',
  },
  notArrived: { draft: 'Esia meva o. Taflatsɛ kpɔ wò network ɖa eye nàgate kpɔ.' },
}
