import type { Translation } from '../../lib/words/translation.ts'
import type { directoryRefusals as words } from '../../server/people/directory/messages.ts'

export const directoryRefusals: Translation<typeof words> = {
  confirmYourEMail: {
    draft:
      'Yɛsrɛ wo, di kan si wo e-mail address anaa wo telefon nɔma so dua wɔ Nhyehyɛeɛ mu, anaa bisa asɔre ɔfese.',
  },
  directoryMembersJoinFellowship: {
    draft: 'Din nwoma no wɔ hɔ ma asɔremma. Yɛsrɛ wo, kɔ fekuo bi mu, anaa bisa asɔre ɔfese.',
  },
  nobodyListAddressYou: { draft: 'Saa list yi mu obiara nni address a wobɛtumi ahunu.' },
  giveNumberFrom0: { draft: 'Yɛsrɛ wo, twerɛ nɔma firi 0 kɔsi {most}' },
  personAccountDecidesAbout: {
    draft: 'Onipa yi wɔ account, na ɔno ara si directory no ho gyinaeɛ wɔ Nhyehyɛeɛ mu.',
  },
}
