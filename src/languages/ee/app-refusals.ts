import type { Translation } from '../../lib/words/translation.ts'
import type { appRefusals as words } from '../../server/app/messages.ts'

export const appRefusals: Translation<typeof words> = {
  thereNothingAtAddress: { draft: 'Naneke mele adrɛs sia dzi o.' },
  somethingWentWrongOur: { draft: 'Nane gblẽ le mía gbɔ. Taflatsɛ lala vie eye nàgate kpɔ.' },
  yourAccountMayNot: { draft: 'Womeɖe mɔ na wò account be wòawɔ esia o.' },
  churchServerBeingRestarted: {
    draft: 'Hamea ƒe kɔmpita le egɔme dzem ake. Taflatsɛ lala vie eye nàgate kpɔ.',
  },
}
