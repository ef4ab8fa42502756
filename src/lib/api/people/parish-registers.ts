import { saveFile } from '../../browser/save-file.ts'
import * as calls from '../../contract/people/calls/parish-registers.ts'
import type { ParishBook } from '../../contract/people/parish-register.ts'
import { call, request } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* The church's registers: extensions of our own backend. Each throws ApiError. */

export const listParishEntries = (query?: ListQuery) => call(calls.listParishEntries, { query })

/** Ten people by name, for an entry. */
export const findParishPeople = (search: string) => call(calls.findParishPeople, { query: { search } })

/** Issues a certificate of an entry, and saves it as PDF. */
export async function saveNewCertificate(id: number, name: string, plain: boolean): Promise<void> {
  const made = await call(calls.issueCertificate, { id })
  await saveCertificate(made.id, name, plain)
}

/** Saves a certificate that was issued before. */
export const saveCertificate = (id: number, name: string, plain: boolean): Promise<void> =>
  savePdf(request(calls.readCertificate, { id, query: { plain: plain ? 'yes' : '' } }), name)

/** Saves the pages of a register for one year. */
export const saveParishBook = (book: ParishBook, year: number): Promise<void> =>
  savePdf(request(calls.readParishBook, { book, year }), `${book}-${year}`)

/** Saves the return of the marriages of a month, `2026-11`. */
export const saveMarriageReturn = (month: string): Promise<void> =>
  savePdf(request(calls.readMarriageReturn, { month }), `marriages-${month}`)

/** Saves the membership return of a year. */
export const saveMembershipReturn = (year: number): Promise<void> =>
  savePdf(request(calls.readMembershipReturn, { year }), `membership-${year}`)

async function savePdf(sent: ReturnType<typeof request>, name: string): Promise<void> {
  const answer = await sent.res()
  saveFile(`${name}.pdf`, await answer.blob(), 'application/pdf')
}
