import type { peopleRules as words } from '../../lib/texts/people/people-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const peopleRules: Translation<typeof words> = {
  keepUnder150Characters: { draft: 'Taflatsɛ megawu ŋɔŋlɔdzesi 150 o' },
  provideValidEmailAddress: { draft: 'Taflatsɛ ŋlɔ e-mail adrɛs si sɔ' },
  chooseUpMostChosenPeople: { draft: 'Taflatsɛ tia ame {mostChosen} ko zi ɖeka' },
  chooseSomebody: { draft: 'Taflatsɛ tia ame aɖe' },
  giveFirstName: { draft: 'Taflatsɛ ŋlɔ ŋkɔ gbãtɔ' },
}
