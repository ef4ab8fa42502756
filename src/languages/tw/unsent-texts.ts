import type { unsentTexts as words } from '../../lib/texts/messages/unsent.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const unsentTexts: Translation<typeof words> = {
  count: { draft: { one: 'Adeɛ {count} nkɔɔ ɛ', other: 'Nneɛma {count} nkɔɔ ɛ' } },
  sent: { draft: 'Akɔ: {what}' },
  waiting: { draft: 'Ɛretwɛn network, na ɛkɔ ara.' },
  refused: { draft: 'Yɛangye: {why}' },
  of: { draft: '{name} na ɔtwerɛeɛ; wo din de {reader}. Ɛretwɛn kɔsi sɛ {name} bɛwura mu.' },
  ofSomebody: { draft: '{name} na ɔtwerɛeɛ. Ɛretwɛn kɔsi sɛ {name} bɛwura mu.' },
  ofVisitor: { draft: 'Wɔtwerɛeɛ ansa na obi rewura mu; wo din de {reader}. Ɛyɛ wo dea?' },
  now: { draft: 'Soma seesei' },
  as: { draft: 'Soma sɛ {reader}' },
  change: { draft: 'Sesa' },
  takeBack: { draft: 'To gu' },
  prayerRequest: { draft: 'Mpaebɔ adesrɛ' },
  testimony: { draft: 'Adansedie' },
  toChurch: { draft: 'Nkra a ɛkɔ asɔre no nkyɛn' },
  toLeader: { draft: 'Nkra a ɛkɔ ɔkannifoɔ nkyɛn' },
  card: { draft: 'Ɔhɔhoɔ foforɔ krataa' },
  form: { draft: 'Form bi ho mmuaeɛ' },
  profile: { draft: 'Me ho nsɛm a asesa' },
}
