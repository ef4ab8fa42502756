import type { invitationPhrases as words } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationPhrases: Translation<typeof words> = {
  treasurer: { draft: 'sɛ wobɛhwɛ sika nwoma so sɛ treasurer' },
  counter: { draft: 'sɛ wobɛkan asɔreyɛ sika sɛ counter' },
  signatory: { draft: 'sɛ wobɛsi mmoa ho gyinaeɛ sɛ signatory' },
  pastor: { draft: 'sɛ wobɛhwɛ nnipa sɛ ɔsɔfoɔ' },
  usher: { draft: 'sɛ wobɛgye ahɔhoɔ sɛ usher' },
  rota: { draft: 'sɛ wobɛhwɛ adwuma nhyehyɛeɛ no so' },
  office: { draft: 'sɛ wobɛbua ma ofese no' },
  registrar: { draft: 'sɛ wobɛhwɛ asɔre nwoma no so' },
  translator: { draft: 'sɛ wobɛkenkan na woasiesie website no nsɛm wɔ kasa foforɔ mu' },
  worship: { draft: 'sɛ wobɛsiesie asɔre nhyehyɛeɛ' },
  lead: { draft: 'sɛ wobɛdi fekuo {fellowship} anim' },
  media: { draft: 'sɛ wobɛsom wɔ media kuo no mu' },
  admin: { draft: 'sɛ wobɛhwɛ website no nyinaa so sɛ super admin' },
  member: { draft: 'sɛ wobɛyɛ asɔreba' },
  and: { draft: '{first}, ne {last}' },
}
