import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Yɛanhunu kratafa no' },
  missingDescription: { draft: 'Kratafa biara nni ha.' },
  missingLede: { draft: 'Hwee nni ha. Sankofa ka sɛ: sɛ wo werɛ firi na wosan kɔfa a, yɛnkyi.' },
  home: { draft: 'San kɔ fie' },
  tell: { draft: 'Ka deɛ worehwehwɛ kyerɛ yɛn' },
  later: { draft: 'Yɛsrɛ wo, san bɔ mmɔden kakra akyi' },
  laterDescription: { draft: 'Yɛntumi nyɛ kratafa yi seesei.' },
  laterLede: {
    draft:
      'Kratafa yi firi deɛ asɔre no database nim mu, na database no mmua seesei. Hwee nyeraeɛ: bue kratafa no bio wɔ berɛ tiaa mu.',
  },
}
