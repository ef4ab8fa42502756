import type { Translation } from '../../lib/words/translation.ts'
import type { appRefusals as words } from '../../server/app/messages.ts'

export const appRefusals: Translation<typeof words> = {
  thereNothingAtAddress: { draft: 'Nɔ ko bɛ address nɛɛ nɔ.' },
  somethingWentWrongOur: { draft: 'Nɔ ko efite yɛ wɔŋɔɔ. Ofainɛ, mɛɛ fioo ni okaa ekoŋŋ.' },
  yourAccountMayNot: { draft: 'O-account bɛ gbɛ akɛ efeɔ enɛ.' },
  churchServerBeingRestarted: {
    draft: 'Asafo lɛ kɔmputa lɛ miije shishi ekoŋŋ. Ofainɛ, mɛɛ fioo ni okaa ekoŋŋ.',
  },
}
