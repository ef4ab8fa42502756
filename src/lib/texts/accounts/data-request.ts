import { define } from '../../words/define.ts'

/** What a person asks of the church about their data. */
export const requestKindWords = define('request-kinds', {
  access: 'See my data',
  correction: 'Correct my data',
  erasure: 'Delete my data',
  objection: 'Object to a use of my data',
})

/** Why a data request is refused. */
export const requestRules = define('request-rules', {
  kind: 'Please choose what you ask for',
  name: 'Please enter the name',
  reach: 'Please enter how to reach this person',
  contact: 'Please enter an e-mail address or a telephone number',
  contactShape: 'Please write an e-mail address, or a telephone number like 024 412 3456',
})
