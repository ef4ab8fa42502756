import { define } from '../../words/define.ts'

/** Each duty and what it is, as the office chooses it. A language names the duties. */
export const dutyTexts = define('duties', {
  name: '{name}',
  treasurer: 'keeps the books, and sees who gave what',
  counter: 'counts the cash of a service, with a second counter',
  signatory: 'decides about welfare, two of three',
  pastor: 'sees all people, and alone reads and writes notes of pastoral care',
  usher: 'marks who is here at a service, sees names for that, and writes the cards of newcomers',
  rota: 'keeps the teams, and asks people to serve',
  office: 'answers what people write to the church',
  registrar: 'keeps the registers of baptisms, marriages and burials, and issues certificates',
  translator: 'reads and corrects the words of the site in other languages',
  worship: 'plans the order of the services, with songs and projection',
})
