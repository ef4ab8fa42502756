import type { Translation } from '../../lib/words/translation.ts'
import type { planRefusals as words } from '../../server/services/plans/messages.ts'

export const planRefusals: Translation<typeof words> = {
  deleted: { draft: 'Ajie solemɔ gbɛjianɔtoo lɛ.' },
  noSongs: { draft: 'Gbɛjianɔtoo nɛɛ bɛ lalai ni jɛ lalai atoohe lɛ.' },
}
