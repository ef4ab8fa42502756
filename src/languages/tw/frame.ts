import type { frameWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const frame: Translation<typeof frameWords> = {
  undo: { draft: 'San n’akyi' },
  notifications: { draft: 'Nkra' },
  dismiss: { draft: 'Yi firi hɔ' },
  workspace: { draft: 'Adwumayɛbea' },
  tasks: { draft: 'Nnwuma' },
  recentNotifications: { draft: 'Nkra a aba seesei' },
  editPage: { draft: 'Sesa kratafa yi' },
  close: { draft: 'To mu' },
  noNotifications: {
    draft: 'Deɛ website yi ka kyerɛ wo no, yɛsie no wɔ ha kɔsi sɛ wobɛfiri mu. Hwee nni hɔ.',
  },
  notArrived: { draft: 'Yei amma. Yɛsrɛ wo, hwɛ wo network na sɔ hwɛ bio.' },
}
