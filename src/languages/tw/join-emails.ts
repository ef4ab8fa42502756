import type { Translation } from '../../lib/words/translation.ts'
import type { joinEmailWords } from '../../server/groups/fellowships/messages.ts'

export const joinEmails: Translation<typeof joinEmailWords> = {
  greeting: { draft: '{firstName},' },
  leaderWrites: { draft: '{leader} twerɛ sɛ:' },
  acceptedSubject: { draft: 'Akwaaba ba {fellowship} mu' },
  accepted: { draft: 'Afei woka {fellowship} ho. {leader} ne wɔn a aka no ani agye sɛ woaba.' },
  whenItMeets: { draft: 'Berɛ ne baabi a ɛhyia no wɔ website no so, wɔ Me fekuo ase.' },
  declinedSubject: { draft: '{fellowship} a wopɛ sɛ woka ho no ho asɛm' },
  declined: { draft: 'Yɛda wo ase sɛ wosrɛeɛ sɛ wobɛka {fellowship} ho. Ɛntumi nnye wo seesei.' },
  others: {
    draft:
      'Fekuo foforɔ wɔ website no so, na yɛma wo akwaaba wɔ yɛn asɔre biara mu. Sɛ wowɔ asɛmmisa a, yɛsrɛ wo, twerɛ brɛ yɛn.',
  },
}
