import type { invitationTexts } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationAnswers: Translation<typeof invitationTexts> = {
  incomplete: { draft: 'Link nɛɛ eyeee emuu. Ofainɛ, gbelemɔ ekoŋŋ tamɔ bɔ ni akɛha bo.' },
  unreached: { draft: 'Wɔnyɛɛɛ wɔshɛ asafo lɛ ŋɔɔ. Ofainɛ, kaa ekoŋŋ yɛ sɛɛ fioo.' },
  joined: { draft: 'Awaawaa atuu! O-account lɛ ewa.' },
  logIn: { draft: 'O-account lɛ ewa. Ofainɛ, kɛ yaa mli.' },
  taken: { draft: 'Oyiwaladɔŋŋ. Obaanyɛ oje shishi amrɔ nɛɛ.' },
  inFellowship: { draft: 'Oyɛ kuu {name} mli bianɛ' },
  failure: { draft: 'Wɔnyɛɛɛ wɔfee account lɛ. Ofainɛ, kaa ekoŋŋ.' },
}
