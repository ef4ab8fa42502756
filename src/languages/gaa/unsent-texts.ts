import type { unsentTexts as words } from '../../lib/texts/messages/unsent.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const unsentTexts: Translation<typeof words> = {
  count: { draft: { one: 'Nɔ {count} yako lolo', other: 'Nii {count} yako lolo' } },
  sent: { draft: 'Akɛmaje: {what}' },
  waiting: { draft: 'Eemɛ network, ni ebaaya lɛ diɛŋtsɛ.' },
  refused: { draft: 'Aheee: {why}' },
  of: { draft: '{name} ŋma; bo ji {reader}. Eemɛ kɛyashi {name} aya mli.' },
  ofSomebody: { draft: '{name} ŋma. Eemɛ kɛyashi {name} aya mli.' },
  ofVisitor: { draft: 'Aŋma dani mɔ ko ya mli; bo ji {reader}. Onɔ ni?' },
  now: { draft: 'Kɛmaje bianɛ' },
  as: { draft: 'Kɛmaje akɛ {reader}' },
  change: { draft: 'Tsakemɔ' },
  takeBack: { draft: 'Fɔ shi' },
  prayerRequest: { draft: 'Faikpamɔ' },
  testimony: { draft: 'Odaseyeli' },
  toChurch: { draft: 'Shɛɛ sane kɛha asafo lɛ' },
  toLeader: { draft: 'Shɛɛ sane kɛha hiɛnyiɛlɔ' },
  card: { draft: 'Gbɔ hee kaadi' },
  form: { draft: 'Form ko hetoo' },
  profile: { draft: 'He saji tsakemɔ' },
}
