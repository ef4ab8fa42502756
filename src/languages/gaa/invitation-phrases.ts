import type { invitationPhrases as words } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationPhrases: Translation<typeof words> = {
  treasurer: { draft: 'ni okwɛ asafo lɛ shika nɔ' },
  counter: { draft: 'ni okane sɔlemɔi ashika' },
  signatory: { draft: 'ni okpɛ yiŋ yɛ welfare he' },
  pastor: { draft: 'ni okwɛ mɛi akɛ osɔfo' },
  usher: { draft: 'ni ohe gbɔi' },
  rota: { draft: 'ni oto nitsumɔ he gbɛjianɔ' },
  office: { draft: 'ni oha hetoo yɛ ofis lɛ gbɛi amli' },
  registrar: { draft: 'ni okwɛ asafo lɛ woji anɔ' },
  translator: { draft: 'ni okane ni ojaje website lɛ wiemɔi yɛ wiemɔ kroko mli' },
  worship: { draft: 'ni oto solemɔ he gbɛjianɔ' },
  lead: { draft: 'ni onyiɛ {fellowship} kuu lɛ hiɛ' },
  media: { draft: 'ni osɔmɔ yɛ media kuu lɛ mli' },
  admin: { draft: 'ni okwɛ website muu lɛ fɛɛ nɔ akɛ super admin' },
  member: { draft: 'ni otsɔ asafo lɛ mli nyo' },
  and: { draft: '{first}, kɛ {last}' },
}
