import type { Translation } from '../../lib/words/translation.ts'
import type { appRefusals as words } from '../../server/app/messages.ts'

export const appRefusals: Translation<typeof words> = {
  thereNothingAtAddress: { draft: 'Hwee nni address yi so.' },
  somethingWentWrongOur: { draft: 'Yɛn afã no, biribi asɛe. Yɛsrɛ wo, twɛn kakra na sɔ hwɛ bio.' },
  yourAccountMayNot: { draft: 'Wo account nni kwan yɛ yei.' },
  churchServerBeingRestarted: {
    draft: 'Asɔre no kɔmputa resan ahyɛ aseɛ. Yɛsrɛ wo, twɛn kakra na sɔ hwɛ bio.',
  },
}
