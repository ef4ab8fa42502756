import type { ticketWords } from '../../islands/services/registrations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const tickets: Translation<typeof ticketWords> = {
  register: { draft: 'Kyerɛw wo din' },
  title: { draft: 'Kyerɛw wo din: {event}' },
  back: { draft: 'Kɔ dwumadi no so' },
  act: { draft: 'Din kyerɛw' },
  notOpen: { draft: 'Obiara ntumi nkyerɛw ne din mma dwumadi yi seesei.' },
  closes: { draft: 'Kɔsi {day}.' },
  placesLeft: { draft: { one: 'Aka baabi {count}.', other: 'Aka mmaabi {count}.' } },
  waits: { draft: 'Mmaabi nyinaa ayɛ ma. Nea ɔkyerɛw ne din seesei bɛtwɛn.' },
  full: { draft: 'Mmaabi nyinaa ayɛ ma.' },
  name: { draft: 'Wo din' },
  telephone: { draft: 'Telefon' },
  email: { draft: 'Email' },
  whose: { draft: 'Nea ɔreba no din' },
  total: { draft: 'Ne nyinaa: {amount}' },
  payLater: { draft: 'Sɛ woba a na wutua ka.' },
  leaveEmpty: { draft: 'Nkyerɛw hwee wɔ ha' },
  submit: { draft: 'Kyerɛw wo din' },
  placed: { draft: 'Yɛakyerɛw wo din.' },
  waiting: { draft: 'Woka wɔn a wɔretwɛn ho. Sɛ baabi da hɔ a, yɛbɛkyerɛw wo.' },
  due: { draft: 'Nea wubetua: {amount}' },
  paid: { draft: 'Woatua: {amount}' },
  dueOnline: { draft: 'Nea wubetua: {amount}' },
}
