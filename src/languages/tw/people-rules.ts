import type { peopleRules as words } from '../../lib/texts/people/people-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const peopleRules: Translation<typeof words> = {
  keepUnder150Characters: { draft: 'Yɛsrɛ wo, mma ɛnnboro nkyerɛwdeɛ 150' },
  provideValidEmailAddress: { draft: 'Yɛsrɛ wo, twerɛ e-mail address a ɛyɛ' },
  chooseUpMostChosenPeople: { draft: 'Yɛsrɛ wo, paw nnipa {mostChosen} pɛ prɛko' },
  chooseSomebody: { draft: 'Yɛsrɛ wo, paw obi' },
  giveFirstName: { draft: 'Yɛsrɛ wo, twerɛ din a ɛdi kan' },
}
