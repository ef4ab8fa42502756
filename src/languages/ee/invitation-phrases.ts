import type { invitationPhrases as words } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationPhrases: Translation<typeof words> = {
  treasurer: { draft: 'be nàkpɔ hamea ƒe ga dzi' },
  counter: { draft: 'be nàxlẽ sɔlemewo ƒe ga' },
  signatory: { draft: 'be nàtso nya me le welfare ŋu' },
  pastor: { draft: 'be nàkpɔ amewo dzi abe osɔfo ene' },
  usher: { draft: 'be nàxɔ amedzrowo' },
  rota: { draft: 'be nàwɔ dɔwɔwɔ ƒe ɖoɖo' },
  office: { draft: 'be nàɖo biabiawo ŋu ɖe dɔwɔƒea teƒe' },
  registrar: { draft: 'be nàkpɔ hamea ƒe agbalẽwo dzi' },
  translator: { draft: 'be nàxlẽ websait la ƒe nyawo aɖɔ wo ɖo le gbe bubu me' },
  worship: { draft: 'be nàwɔ subɔsubɔ ƒe ɖoɖowo' },
  lead: { draft: 'be nàkplɔ {fellowship} habɔbɔa' },
  media: { draft: 'be nàwɔ dɔ le media ƒuƒoƒoa me' },
  admin: { draft: 'be nàkpɔ websait blibo la dzi abe super admin ene' },
  member: { draft: 'be nàzu hamevi' },
  and: { draft: '{first}, kple {last}' },
}
