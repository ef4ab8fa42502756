import type { Translation } from '../../lib/words/translation.ts'
import type { parishRefusals as words } from '../../server/people/parish-registers/messages.ts'

export const parishRefusals: Translation<typeof words> = {
  giveDayNotStill: { draft: 'Yɛsrɛ wo, paw da a ɛmmaa deɛ nka ho' },
}
