import type { frameWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const frame: Translation<typeof frameWords> = {
  dismiss: { draft: 'Jiemɔ' },
  workspace: { draft: 'Nitsumɔhe' },
  tasks: { draft: 'Nitsumɔi' },
}
