import type { rightWords } from '../../lib/texts/accounts/data-rights.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRights: Translation<typeof rightWords> = {
  access: { draft: 'Hwɛ me ho nsɛm' },
  correction: { draft: 'Tene me ho nsɛm' },
  erasure: { draft: 'Pepa me ho nsɛm' },
  objection: { draft: 'Mempene sɛ wɔde me ho nsɛm bi di dwuma' },
  membership: { draft: 'Asɔreba a meyɛ' },
  membershipAsks: { draft: 'Asɔre no sie deɛ meka fa me ho, na ahunu me sɛ asɔreba na ahwɛ me so.' },
  membershipGiven: {
    draft: 'Woapene so. Sɛ wopɛ sɛ wotwe san a, to wo account mu: nnafua 14 akyi no, yɛpepa wo ho nsɛm.',
  },
  membershipWithdrawn: { draft: 'Sɛ yei nni hɔ a, asɔre no ntumi nsie wo account.' },
  photograph: { draft: 'Mfonini' },
  photographAsks: { draft: 'Me fekuo mufoɔ bɛtumi ahunu me mfonini.' },
  photographGiven: { draft: 'Wo fekuo mufoɔ hunu wo mfonini.' },
  photographWithdrawn: { draft: 'Asɔre ofese ne wo fekuo kannifoɔ nko ara na wɔhunu wo mfonini.' },
}
