import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  giverFates,
  PastBringForm,
  PastGiverAnswer,
  PastGiverForm,
  PastImportAnswer,
  PastMappingForm,
  PastPerson,
  PastRowAnswer,
  PastShownForm,
  pastFates,
} from '../past-gift.ts'

export const listPastImports = route('GET', 'books/past/', {
  summary: 'The files of past gifts that were tried or brought over, newest first',
  answer: z.array(PastImportAnswer),
})

export const sendPastGifts = route('POST', 'books/past/', {
  summary:
    'Takes a file of past gifts as CSV or XLSX, and proposes what its columns are. Nothing is brought over',
  status: 201,
  form: z.strictObject({}),
  files: ['file'],
  answer: PastImportAnswer,
})

export const tryPastGifts = route('PUT', 'books/past/:id/', {
  summary: 'Says what the columns and funds are, and tries the file',
  body: PastMappingForm,
  answer: PastImportAnswer,
})

export const readPastRows = route('GET', 'books/past/:id/rows/', {
  summary: 'The rows of a file, each with its fate and why',
  paged: true,
  query: { fate: pastFates.join(', ') },
  answer: listOf(PastRowAnswer),
  exact: pageOf(PastRowAnswer),
})

export const readPastGivers = route('GET', 'books/past/:id/givers/', {
  summary: 'The givers of a file, each with who that is and why',
  paged: true,
  query: { fate: giverFates.join(', ') },
  answer: listOf(PastGiverAnswer),
  exact: pageOf(PastGiverAnswer),
})

export const decidePastGiver = route('PUT', 'books/past/:id/givers/:giver/', {
  summary: 'Says who a giver is, or that nobody is named; also after the import',
  body: PastGiverForm,
  answer: PastImportAnswer,
})

export const findPastPeople = route('GET', 'books/past/people/', {
  summary: 'Ten people of the register by name, for a giver; every look is logged',
  query: { search: 'Letters of a name' },
  answer: listOf(PastPerson),
  exact: z.array(PastPerson),
})

export const bringPastGifts = route('POST', 'books/past/:id/bring/', {
  summary: 'Brings a file over as it was tried: all of it, or nothing',
  body: PastBringForm,
  answer: PastImportAnswer,
})

export const showPastGifts = route('PUT', 'books/past/:id/statements/', {
  summary: 'Says whether givers see what a file brought over',
  body: PastShownForm,
  answer: PastImportAnswer,
})

export const takePastGiftsBack = route('POST', 'books/past/:id/undo/', {
  summary: 'Takes a file back: everything that it brought over goes',
  answer: PastImportAnswer,
})

export const dropPastGifts = route('DELETE', 'books/past/:id/', {
  summary: 'Drops a file that was not brought over, with its rows',
})
