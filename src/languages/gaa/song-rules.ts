import type { songRules as words } from '../../lib/texts/services/song-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songRules: Translation<typeof words> = {
  title: { draft: 'Ofainɛ, wo lala lɛ yitso' },
  titles: { draft: 'Lala yitsei krokomɛi feee 12' },
  number: { draft: 'Ofainɛ, haa nɔmba muu kɛjɛ {least} kɛyashi {most}' },
  language: { draft: 'Ofainɛ, halamɔ wiemɔ' },
  kind: { draft: 'Ofainɛ, halamɔ nɔ ni fã nɛɛ ji' },
  words: { draft: 'Ofainɛ, ŋmaa fã nɛɛ wiemɔi' },
  key: { draft: 'Ofainɛ, halamɔ key' },
  time: { draft: 'Ofainɛ, ŋmaa time lɛ tamɔ 4/4' },
  theme: { draft: 'Ofainɛ, ŋmaa saneyitso fɛɛ saneyitso' },
  themes: { draft: 'Lala saneyitsei feee 20' },
  parts: { draft: 'Lala mlijai feee {most}' },
  twice: { draft: 'Mlijai enyɔ hiɛ su, nɔmba kɛ wiemɔ kome' },
  order: { draft: 'Gbɛjianɔtoo lɛ tsɛ fã ko ni bɛ lala lɛ mli' },
  none: { draft: 'Ofainɛ, halamɔ lala' },
  many: { draft: 'Ofainɛ, lalai akafe 200' },
  format: { draft: 'Ofainɛ, halamɔ file ni' },
}
