import type { Caller } from '../http/app.ts'
import type { TestimonyReader } from './repo.ts'

/** What a caller may read, by who they are; nobody is a visitor. */
export const testimonyReader = (caller: Caller | undefined): TestimonyReader =>
  caller && { id: caller.id, everything: caller.role === 'admin' }
