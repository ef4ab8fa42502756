import type { peopleRules as words } from '../../lib/texts/people/people-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const peopleRules: Translation<typeof words> = {
  keepUnder150Characters: { draft: 'Ofainɛ, kaafe okadii 150' },
  provideValidEmailAddress: { draft: 'Ofainɛ, ŋmaa e-mail address ni ja' },
  chooseUpMostChosenPeople: { draft: 'Ofainɛ, halamɔ mɛi {mostChosen} pɛ shikome' },
  chooseSomebody: { draft: 'Ofainɛ, halamɔ mɔ ko' },
  giveFirstName: { draft: 'Ofainɛ, ŋmaa klɛŋklɛŋ gbɛi lɛ' },
}
