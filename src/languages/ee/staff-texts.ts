import type { staffTexts as words } from '../../lib/texts/settings/staff.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffTexts: Translation<typeof words> = {
  demoted: { draft: 'Wò dɔ le hamea me trɔ, eye axa sia mele ʋuʋu na esia o.' },
}
