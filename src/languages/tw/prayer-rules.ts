import type { prayerRules as words } from '../../lib/texts/care/prayer-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerRules: Translation<typeof words> = {
  title: { draft: 'Yɛsrɛ wo, twerɛ asɛm no ti' },
  description: { draft: 'Yɛsrɛ wo, kyerɛkyerɛ w’adesrɛ mu' },
  noSuch: { draft: 'Mpaebɔ adesrɛ yi nni hɔ.' },
  notYours: { draft: 'Deɛ ɔsrɛɛ mpaebɔ no ne adwumayɛfoɔ nko ara na wɔtumi yɛ yei.' },
  notYourWords: { draft: 'Deɛ ɔsrɛɛ mpaebɔ no nko ara na ɔtumi sesa nsɛm no.' },
  changedElsewhere: { draft: 'Woasesa adesrɛ yi wɔ baabi foforɔ. Yɛsrɛ wo, fa nsɛm no toto ho, na sie bio.' },
  answeredElsewhere: { draft: 'Obi foforɔ ahyɛ adesrɛ yi nso sɛ Onyame ate.' },
  pendingElsewhere: { draft: 'Obi foforɔ ahyɛ adesrɛ yi nso sɛ yɛda so bɔ ho mpaeɛ.' },
  deleted: { draft: 'Yɛayi mpaebɔ adesrɛ no afiri hɔ.' },
}
