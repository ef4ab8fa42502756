import type { Right } from './section.ts'

/** Where somebody's work begins, by each right. */
const homes: Record<Right, string> = {
  admin: '/super-admin',
  media: '/media-dashboard',
  fellowship_leader: '/fellowship-leader',
  treasurer: '/books',
  counter: '/books',
  signatory: '/books',
  pastor: '/care',
  usher: '/check-in',
  rota: '/rota#weeks',
  office: '/inbox',
  assistant: '/fellowship-leader',
  editor: '/my-pages',
  carer: '/care',
}

/** Where the workspace begins for somebody with these rights; undefined for a plain member. */
export const homeOf = ([first]: readonly Right[]): string | undefined => first && homes[first]
