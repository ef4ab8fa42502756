import type { invitationTexts } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationAnswers: Translation<typeof invitationTexts> = {
  incomplete: { draft: 'Link sia mede o. Taflatsɛ, gaʋui abe alesi wotsɔe na wò ene.' },
  unreached: { draft: 'Míete ŋu ɖo hamea gbɔ o. Taflatsɛ, gate kpɔ emegbe vie.' },
  joined: { draft: 'Woezɔ! Wò account la le klalo.' },
  logIn: { draft: 'Wò account la le klalo. Taflatsɛ, tsɔe ge ɖe eme.' },
  taken: { draft: 'Akpe. Àte ŋu adze egɔme enumake.' },
  inFellowship: { draft: 'Èle habɔbɔ {name} me fifia' },
  failure: { draft: 'Míete ŋu wɔ account la o. Taflatsɛ, gate kpɔ.' },
}
