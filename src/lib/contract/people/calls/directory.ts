import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  birthdayLists,
  DirectoryCountAnswer,
  DirectoryFamily,
  DirectoryFamilyAnswer,
  DirectoryPersonAnswer,
  DirectoryPersonForm,
  labelSheets,
  letterSizes,
} from '../directory.ts'

export const listDirectory = route('GET', 'directory/', {
  summary: 'Families of the directory, with what each allows the reader',
  paged: true,
  answer: partOf(DirectoryFamily),
  exact: pageOf(DirectoryFamilyAnswer),
})

export const readDirectoryPerson = route('GET', 'directory/people/:id/', {
  summary: 'Whether somebody without an account agreed to be in the directory, and to what',
  answer: DirectoryPersonAnswer,
})

export const setDirectoryPerson = route('PUT', 'directory/people/:id/', {
  summary: 'Notes that somebody without an account agreed to be in the directory, how, and to what',
  body: DirectoryPersonForm,
  answer: DirectoryPersonAnswer,
})

export const removeDirectoryPerson = route('DELETE', 'directory/people/:id/', {
  summary: 'Takes somebody without an account out of the directory',
  answer: DirectoryPersonAnswer,
})

export const countDirectory = route('GET', 'directory/count/', {
  summary: 'How many people and families are in the directory',
  answer: DirectoryCountAnswer,
})

export const printDirectory = route('GET', 'directory/pdf/', {
  summary: 'The directory as PDF: only what each of its people shows to all members of the church',
  query: { letters: letterSizes.join(', '), pictures: 'yes: with photographs of those who agreed' },
  type: 'application/pdf',
  exact: z.any(),
})

export const printBirthdays = route('GET', 'people/birthdays/pdf/', {
  summary: 'Birthdays by month as PDF, day and month without the year',
  query: { month: '1 to 12; without it the whole year', whose: birthdayLists.join(', ') },
  type: 'application/pdf',
  exact: z.any(),
})

export const printLabels = route('GET', 'people/labels/pdf/', {
  summary:
    'Labels for envelopes as PDF, of a saved list or of everybody whom the reader sees, who have an address',
  query: {
    sheet: labelSheets.join(', '),
    list: 'the id of a saved list; without it everybody',
    together: 'yes: one label for a household',
    skip: 'how many labels of the first sheet are used already',
  },
  type: 'application/pdf',
  exact: z.any(),
})
