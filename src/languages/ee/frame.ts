import type { frameWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const frame: Translation<typeof frameWords> = {
  workspace: { draft: 'Dɔwɔƒe' },
  tasks: { draft: 'Dɔwo' },
}
