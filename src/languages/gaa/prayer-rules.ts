import type { prayerRules as words } from '../../lib/texts/care/prayer-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerRules: Translation<typeof words> = {
  title: { draft: 'Ofainɛ ŋma yitso' },
  description: { draft: 'Ofainɛ tsɔɔ nɔ ni obiɔ' },
  noSuch: { draft: 'Nakai sɔlemɔ bimɔ lɛ bɛ.' },
  notYours: { draft: 'Mɔ ni bi sɔlemɔ lɛ kɛ asafo lɛ nitsulɔi pɛ baanyɛ afee enɛ.' },
  notYourWords: { draft: 'Mɔ ni bi sɔlemɔ lɛ pɛ baanyɛ atsake wiemɔi lɛ.' },
  changedElsewhere: { draft: 'Otsake bimɔ nɛɛ yɛ he kroko. Ofainɛ kwɛ wiemɔi lɛ, ni okɛto ekoŋŋ.' },
  answeredElsewhere: { draft: 'Mɔ kroko ekadi akɛ aha bimɔ nɛɛ hetoo.' },
  pendingElsewhere: { draft: 'Mɔ kroko ekadi akɛ ahako bimɔ nɛɛ hetoo lolo.' },
  deleted: { draft: 'Ajie sɔlemɔ bimɔ lɛ.' },
}
