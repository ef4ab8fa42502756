import type { Translation } from '../../lib/words/translation.ts'
import type { refusalWords } from '../../server/platform/errors/messages.ts'

export const refusals: Translation<typeof refusalWords> = {
  signInFirst: { draft: 'Ofainɛ yaa mli dã.' },
  mayNot: { draft: 'O-account bɛ gbɛ akɛ efeɔ enɛ.' },
  mustEnrol: {
    draft:
      'Onitsumɔ yɛ asafo lɛ mli miitao two-step sign-in bianɛ. Ofainɛ, too he gbɛjianɔ yɛ ogbɛjianɔtoi amli.',
  },
  tooOftenSeconds: {
    draft: {
      one: 'Ofee lɛ shii pii. Ofainɛ kaa ekoŋŋ yɛ sɛkɛnsi {count} sɛɛ.',
      other: 'Ofee lɛ shii pii. Ofainɛ kaa ekoŋŋ yɛ sɛkɛnsi {count} sɛɛ.',
    },
  },
  tooOftenMinutes: {
    draft: {
      one: 'Ofee lɛ shii pii. Ofainɛ kaa ekoŋŋ yɛ minitii {count} sɛɛ.',
      other: 'Ofee lɛ shii pii. Ofainɛ kaa ekoŋŋ yɛ minitii {count} sɛɛ.',
    },
  },
  diskFull: {
    draft:
      'Asafo lɛ kɔmputa lɛ eyi obɔ bianɛ, no hewɔ lɛ akɛ enɛ etooo. Abaanyɛ akane nɔ ni yɔɔ mli. Ofainɛ, kaa ekoŋŋ yɛ sɛɛ.',
  },
  readOnly: {
    draft:
      'Asafo lɛ nitoohe lɛ heee tsakemɔ ko bianɛ, no hewɔ lɛ akɛ enɛ etooo. Abaanyɛ akane nɔ ni yɔɔ mli. Ofainɛ, kaa ekoŋŋ yɛ sɛɛ.',
  },
  away: { draft: 'Asafo lɛ kɔmputa lɛ haaa hetoo bianɛ. Ofainɛ, mɛɛ fioo ni okaa ekoŋŋ.' },
  changedMeanwhile: { draft: 'Mɔ kroko etsake enɛ bianɛ. Ofainɛ, gbelemɔ ekoŋŋ, koni enɔ ko akalaaje.' },
}
