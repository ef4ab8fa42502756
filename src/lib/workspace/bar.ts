import type { Right } from './section.ts'

/** The sections in a phone's bar until the person chooses others: the four that each role and duty uses most. */
export const barOf: Record<Right, readonly string[]> = {
  admin: ['/super-admin#overview', '/people#people', '/super-admin#events', '/inbox'],
  media: [
    '/media-dashboard#upload',
    '/media-dashboard#sermons',
    '/media-dashboard#live',
    '/media-dashboard#pages',
  ],
  fellowship_leader: [
    '/fellowship-leader#overview',
    '/fellowship-leader#members',
    '/fellowship-leader#events',
    '/fellowship-leader#prayer-requests',
  ],
  assistant: [
    '/fellowship-leader#overview',
    '/fellowship-leader#members',
    '/fellowship-leader#events',
    '/fellowship-leader#messages',
  ],
  treasurer: ['/books#report', '/books#counts', '/books#funds', '/books#ledger'],
  counter: ['/dashboard', '/books#counts'],
  signatory: ['/dashboard', '/books#welfare'],
  pastor: ['/care#mine', '/care#newcomers', '/people#people', '/check-in#history'],
  usher: ['/check-in#desk', '/check-in#children', '/check-in#heads', '/care#card'],
  rota: ['/rota#weeks', '/rota#mine', '/rota#ask', '/rota#teams'],
  office: ['/dashboard', '/inbox'],
  registrar: ['/dashboard', '/registers#entries', '/registers#returns'],
  translator: ['/dashboard', '/languages'],
  worship: ['/dashboard', '/worship#plans'],
  editor: ['/dashboard', '/my-pages'],
  carer: ['/dashboard', '/care#mine'],
  form_reader: ['/dashboard', '/church-forms#forms'],
}

/** For whom a section is in the bar from the beginning. */
export const inBarOf = (address: string): string[] =>
  Object.entries(barOf).flatMap(([right, addresses]) => (addresses.includes(address) ? [right] : []))
