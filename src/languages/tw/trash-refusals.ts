import type { Translation } from '../../lib/words/translation.ts'
import type { trashRefusals as words } from '../../server/settings/trash/messages.ts'

export const trashRefusals: Translation<typeof words> = {
  notUsedByChurch: { draft: 'Asɔre yi mfa nyɛ adwuma' },
}
