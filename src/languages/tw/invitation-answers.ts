import type { invitationTexts } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationAnswers: Translation<typeof invitationTexts> = {
  incomplete: { draft: 'Link yi nnuruiɛ. Yɛsrɛ wo, bue no bio sɛdeɛ wɔde maa wo no.' },
  unreached: { draft: 'Yɛantumi anka asɔre no ho. Yɛsrɛ wo, san bɔ mmɔden kakra akyi.' },
  joined: { draft: 'Akwaaba! Wo account no awie.' },
  logIn: { draft: 'Wo account no awie. Yɛsrɛ wo, fa kɔ mu.' },
  taken: { draft: 'Yɛda wo ase. Wobɛtumi ahyɛ aseɛ seesei ara.' },
  inFellowship: { draft: 'Woka fekuo {name} ho seesei' },
  failure: { draft: 'Yɛanyɛ account no. Yɛsrɛ wo, san bɔ mmɔden.' },
}
