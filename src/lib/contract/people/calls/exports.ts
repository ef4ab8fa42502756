import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { ListExport } from '../list-export.ts'

export const requestExport = route('POST', 'exports/', {
  summary: 'Asks to save a list of people as a file, and notes it',
  body: ListExport,
})

export const exportOwn = route('GET', 'users/me/export/', {
  summary: 'Everything that the church keeps of me',
  exact: z.looseObject({}),
})

export const exportPerson = route('GET', 'admin/users/:id/export/', {
  summary:
    'Everything that the church keeps of one person but what they asked prayer for without a name, to answer their request',
  exact: z.looseObject({}),
})
