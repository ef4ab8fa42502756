import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { FamilyMemberAnswer } from '../family.ts'
import {
  CertificateCheckAnswer,
  CertificateCheckForm,
  CertificateMade,
  ParishEntryAnswer,
  ParishEntryForm,
  ParishEntryRow,
  ParishEntryRowAnswer,
  ParishKeyAnswer,
  ParishNoteForm,
  ParishPerson,
  ParishPersonAnswer,
  ParishYearAnswer,
} from '../parish-register.ts'

export const listParishEntries = route('GET', 'parish/entries/', {
  summary: 'The entries of the church’s registers, the newest first; every look is logged',
  paged: true,
  query: { status: 'Those of one register', series: 'Those of one year' },
  answer: partOf(ParishEntryRow),
  exact: pageOf(ParishEntryRowAnswer),
})

export const addParishEntry = route('POST', 'parish/entries/', {
  summary: 'Writes an entry into a register, with the next number of its year; it stays as it is',
  status: 201,
  body: ParishEntryForm,
  answer: ParishEntryAnswer,
})

export const readParishEntry = route('GET', 'parish/entries/:id/', {
  summary: 'An entry with its notes and certificates; every look is logged',
  answer: ParishEntryAnswer,
})

export const readFamilyOfEntry = route('GET', 'parish/entries/:id/family/', {
  summary:
    'The family of the person of an entry, with telephone numbers for who looks after people; every look is logged',
  answer: z.array(FamilyMemberAnswer),
})

export const addParishNote = route('POST', 'parish/entries/:id/notes/', {
  summary: 'Writes a dated note beside an entry, which may cancel it',
  status: 201,
  body: ParishNoteForm,
  answer: ParishEntryAnswer,
})

export const issueCertificate = route('POST', 'parish/entries/:id/certificates/', {
  summary: 'Issues a certificate: the first is the original, every other a copy',
  status: 201,
  answer: CertificateMade,
})

export const readCertificate = route('GET', 'parish/certificates/:id/pdf/', {
  summary: 'A certificate or letter of transfer as PDF',
  query: { plain: 'yes: without the church’s head, for a printed form' },
  type: 'application/pdf',
  exact: z.any(),
})

export const readParishBook = route('GET', 'parish/registers/:book{text}/:year/pdf/', {
  summary: 'The pages of a register for one year as PDF',
  type: 'application/pdf',
  exact: z.any(),
})

export const readMarriageReturn = route('GET', 'parish/marriages/:month{text}/pdf/', {
  summary: 'The return of the marriages of one month, 2026-11, as PDF',
  type: 'application/pdf',
  exact: z.any(),
})

export const readMembershipReturn = route('GET', 'parish/years/:year/pdf/', {
  summary: 'The membership return of a year as PDF: people by status, and entries of each register',
  type: 'application/pdf',
  exact: z.any(),
})

export const readParishYear = route('GET', 'parish/years/:year/', {
  summary: 'How many entries each register has in a year, by month, and the people by status',
  answer: ParishYearAnswer,
})

export const findParishPeople = route('GET', 'parish/people/', {
  summary: 'Ten people of the register of people by name, for an entry; every look is logged',
  query: { search: 'Letters of a name' },
  answer: listOf(ParishPerson),
  exact: z.array(ParishPersonAnswer),
})

export const readParishKey = route('GET', 'parish/key/', {
  summary: 'The public key that certificates are signed for',
  answer: ParishKeyAnswer,
})

export const checkCertificate = route('POST', 'parish/check/', {
  summary:
    'Whether a certificate is the church’s: its number, initials and day by the code on it, and nothing else',
  body: CertificateCheckForm,
  answer: CertificateCheckAnswer,
})
