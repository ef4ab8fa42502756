import type { Translation } from '../../lib/words/translation.ts'
import type { accountEmailWords } from '../../server/accounts/accounts/messages.ts'

export const accountEmails: Translation<typeof accountEmailWords> = {
  dear: { draft: '{name} a yɛdɔ wo,' },
  goodDay: { draft: 'Yɛma wo adwaso,' },
  resetSubject: { draft: 'Yi password foforɔ' },
  resetNotYou: { draft: 'Sɛ ɛnyɛ wo a, ɛho nhia sɛ woyɛ hwee: wo nko ara na wowɔ saa krataa yi.' },
  namedAccount: { draft: 'wo account {username}' },
  account: { draft: 'wo account' },
  resetAsked: {
    draft:
      'obi, yɛwɔ anidasoɔ sɛ ɛyɛ wo, asrɛ password foforɔ ama {account}. Bue link yi ansa na dɔnhwere baako atwam, na paw foforɔ:',
  },
  confirmSubject: { draft: 'Yɛsrɛ wo, si wo e-mail address no so dua' },
  confirmAsked: {
    draft:
      'obi, yɛwɔ anidasoɔ sɛ ɛyɛ wo, de address yi ahyɛ account bi mu wɔ yɛn asɔre. Fa saa account no wura mu, bue link yi ansa na nna mmiɛnsa atwam, na mia botem no:',
  },
  confirmByOffice: {
    draft:
      'obi, yɛwɔ anidasoɔ sɛ ɛyɛ wo, de address yi ahyɛ account bi mu wɔ yɛn asɔre. Bue link yi ansa na nna mmiɛnsa atwam, na mia botem no:',
  },
  confirmNotYou: { draft: 'Sɛ ɛnyɛ wo a, ɛho nhia sɛ woyɛ hwee: yɛmfa address no nyɛ hwee.' },
}
