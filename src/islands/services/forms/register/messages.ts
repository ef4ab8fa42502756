import { define } from '../../../../lib/words/define.ts'

/** Fields of the register, and the consent of who answers a form that they are filled. */
export const formRegisterWords = define('formRegister', {
  telephone: 'Telephone',
  other_telephone: 'Other telephone',
  email: 'E-mail',
  born: 'Birthday',
  address: 'Address',
  title: 'The church’s register',
  consent: 'I agree that the church writes this into its register',
  atOnce: 'It is written there when you send your answer. Without your tick nothing is.',
  byOffice: 'The office looks at it, and writes it there. Without your tick it may not.',
  stands: 'stands there now: {value}',
  blank: 'nothing stands there now',
  same: 'stands there already',
})
