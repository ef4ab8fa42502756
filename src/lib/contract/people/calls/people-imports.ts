import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  BringForm,
  DecisionForm,
  fates,
  ImportAnswer,
  ImportRowAnswer,
  MappingForm,
} from '../people-import.ts'

export const listImports = route('GET', 'people/imports/', {
  summary: 'The lists that were tried or brought over, newest first',
  answer: z.array(ImportAnswer),
})

export const sendList = route('POST', 'people/imports/', {
  summary: 'Takes a list as CSV or XLSX, and proposes what its columns are',
  status: 201,
  form: z.strictObject({}),
  files: ['file'],
  answer: ImportAnswer,
})

export const readImport = route('GET', 'people/imports/:id/', {
  summary: 'A list: its columns, and how many rows have which fate',
  exact: ImportAnswer,
})

export const tryImport = route('PUT', 'people/imports/:id/', {
  summary:
    'Says what the columns are, and tries the list: every row gets its fate. Nothing of the register changes',
  body: MappingForm,
  answer: ImportAnswer,
})

export const makeFellowships = route('POST', 'people/imports/:id/fellowships/', {
  summary: 'Makes the fellowships that a list names and the church does not have, and tries it again',
  body: BringForm,
  answer: ImportAnswer,
})

export const readRows = route('GET', 'people/imports/:id/rows/', {
  summary: 'The rows of a list, each with its fate and why',
  paged: true,
  query: { fate: fates.join(', ') },
  answer: listOf(ImportRowAnswer),
  exact: pageOf(ImportRowAnswer),
})

export const decideRow = route('PUT', 'people/imports/:id/rows/:row/', {
  summary: 'Decides about a doubtful row',
  body: DecisionForm,
  answer: ImportAnswer,
})

export const bringImport = route('POST', 'people/imports/:id/bring/', {
  summary: 'Brings a list over as it was tried: all of it, or nothing',
  body: BringForm,
  answer: ImportAnswer,
})

export const undoImport = route('POST', 'people/imports/:id/undo/', {
  summary: 'Takes a list back, within a week; who was changed since stays',
  answer: ImportAnswer,
})

export const dropImport = route('DELETE', 'people/imports/:id/', {
  summary: 'Drops a list that was not brought over, with its rows',
})
