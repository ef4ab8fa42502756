import type { ModuleId } from '../modules/modules.ts'
import type { Right } from './section.ts'

/** Where somebody's work begins, by each right, and the module that it belongs to. */
const homes: Record<Right, readonly [address: string, module?: ModuleId]> = {
  admin: ['/super-admin'],
  media: ['/media-dashboard'],
  fellowship_leader: ['/fellowship-leader'],
  treasurer: ['/books', 'books'],
  counter: ['/books', 'books'],
  signatory: ['/books', 'books'],
  pastor: ['/care', 'care'],
  usher: ['/check-in', 'check-in'],
  rota: ['/rota#weeks', 'rota'],
  office: ['/inbox', 'inbox'],
  registrar: ['/registers'],
  translator: ['/languages'],
  worship: ['/worship', 'worship'],
  assistant: ['/fellowship-leader'],
  editor: ['/my-pages', 'fellowship-pages'],
  carer: ['/care', 'care'],
  form_reader: ['/church-forms'],
}

/** Where the workspace begins for somebody with these rights, of what the church uses; undefined for a plain member. */
export const homeOf = (rights: readonly Right[], isUsed: (module: ModuleId) => boolean): string | undefined =>
  rights.map((right) => homes[right]).find(([, module]) => !module || isUsed(module))?.[0]
