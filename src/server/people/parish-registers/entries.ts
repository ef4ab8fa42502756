import { type SqlBool, sql } from 'kysely'
import {
  detailsOf,
  type ParishBook,
  type ParishEntryAnswer,
  type ParishEntryForm,
  type ParishEntryRowAnswer,
} from '../../../lib/contract/people/parish-register.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { nextNumber } from './numbers.ts'
import { spellingKey } from './old-spelling.ts'

export const parishOrders = ['day', 'name'] as const

export type ParishPaging = Paging<(typeof parishOrders)[number]> & {
  book?: ParishBook | undefined
  year?: number | undefined
}

const hasNotes = sql<number>`(case when exists (select 1 from parish_note where parish_note.entry_id = parish_entry.id)
  then 1 else 0 end)`

const rows = (db: Db) =>
  db
    .selectFrom('parish_entry')
    .select(['parish_entry.id', 'book', 'year', 'number', 'day', 'name', 'spouse', 'place', 'officiant'])
    .select(['is_cancelled', hasNotes.as('has_notes')])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const readRow = ({ is_cancelled, has_notes, ...row }: Row): ParishEntryRowAnswer => ({
  ...row,
  is_cancelled: is_cancelled === 1,
  has_notes: Number(has_notes) === 1,
})

/** Entries, the newest day first. A search finds names in old and new spellings, and `12/2026`. */
export async function listParishEntries(
  db: Db,
  paging: ParishPaging,
): Promise<RowsPage<ParishEntryRowAnswer>> {
  const { search, book, year } = paging
  const wanted = rows(db)
    .$if(book !== undefined, (query) => query.where('book', '=', book ?? 'baptism'))
    .$if(year !== undefined, (query) => query.where('year', '=', year ?? 0))
    .$if(search !== '', (query) => query.where(matching(search)))
  const page = await fetchPage(wanted, paging, {
    table: 'parish_entry',
    byDefault: [orderTerm('parish_entry.day', true), orderTerm('parish_entry.id', true)],
  })
  return { count: page.count, rows: page.rows.map(readRow) }
}

const searched = ['name', 'spouse', 'place', 'officiant', 'paper', 'details'].map(
  (name) => `parish_entry.${name}`,
)

function matching(search: string) {
  const [, number, year] = /^(\d{1,6})\/(\d{4})$/.exec(search.trim()) ?? []
  if (number && year)
    return sql<SqlBool>`(parish_entry.number = ${Number(number)} and parish_entry.year = ${Number(year)})`
  const key = spellingKey(search)
  const byText = containing(search, searched)
  return key
    ? sql<SqlBool>`(${byText} or ${containing(key, ['parish_entry.names_folded'])})`
    : sql<SqlBool>`${byText}`
}

/** An entry with its notes and certificates, or undefined. */
export async function findParishEntry(db: Db, id: number): Promise<ParishEntryAnswer | undefined> {
  const row = await rows(db)
    .leftJoin('account', 'account.id', 'parish_entry.entered_by')
    .select(['paper', 'details', 'entered_at', 'person_id', 'spouse_id'])
    .select(['account.username', 'account.first_name', 'account.last_name'])
    .where('parish_entry.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { details, person_id, spouse_id, username, first_name, last_name, ...entry } = row
  const values = new Map(Object.entries(JSON.parse(details) as Record<string, string>))
  return {
    ...readRow(entry),
    paper: entry.paper,
    entered_at: entry.entered_at,
    details: detailsOf[entry.book].flatMap((name) => {
      const value = values.get(name)
      return value ? [{ name, value }] : []
    }),
    person: await named(db, person_id),
    spouse_person: await named(db, spouse_id),
    entered_by: nameOfAccount({ username, first_name, last_name }),
    notes: await notesOf(db, id),
    certificates: await certificatesOf(db, id),
  }
}

async function named(db: Db, id: number | null) {
  if (id === null) return null
  const person = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'middle_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return person ? { id: person.id, name: nameOfPerson(person) } : null
}

async function notesOf(db: Db, entry: number): Promise<ParishEntryAnswer['notes']> {
  const notes = await db
    .selectFrom('parish_note')
    .leftJoin('account', 'account.id', 'parish_note.written_by')
    .select(['parish_note.id', 'text', 'cancels', 'written_at', 'username', 'first_name', 'last_name'])
    .where('entry_id', '=', entry)
    .orderBy('parish_note.id')
    .execute()
  return notes.map(({ id, text, cancels, written_at, ...account }) => ({
    id,
    text,
    cancels: cancels === 1,
    at: written_at,
    by: nameOfAccount(account),
  }))
}

async function certificatesOf(db: Db, entry: number): Promise<ParishEntryAnswer['certificates']> {
  const certificates = await db
    .selectFrom('parish_certificate')
    .leftJoin('account', 'account.id', 'parish_certificate.issued_by')
    .select(['parish_certificate.id', 'copy', 'issued_on', 'username', 'first_name', 'last_name'])
    .where('entry_id', '=', entry)
    .orderBy('copy')
    .execute()
  return certificates.map(({ id, copy, issued_on, ...account }) => ({
    id,
    copy,
    issued_on,
    by: nameOfAccount(account),
  }))
}

type Written = { form: ParishEntryForm; by: number | null; now: Date }

/** Writes an entry with the next number of its year, and returns its id. Call it in a transaction. */
export async function addParishEntry(db: Db, { form, by, now }: Written): Promise<number> {
  const { book, day, name, spouse, place, officiant, paper, person, spouse_person } = form
  const year = Number(day.slice(0, 4))
  const details = Object.fromEntries(
    detailsOf[book].flatMap((detail) => (form[detail] ? [[detail, form[detail]]] : [])),
  )
  const { id } = await db
    .insertInto('parish_entry')
    .values({
      book,
      year,
      day,
      name,
      spouse,
      place,
      officiant,
      paper,
      number: await nextNumber(db, book, year),
      details: JSON.stringify(details),
      names_folded: spellingKey(`${name} ${spouse}`),
      person_id: person,
      spouse_id: spouse_person,
      entered_by: by,
      entered_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Note = { text: string; cancels: boolean; by: number | null; now: Date }

/** Writes a note beside an entry. Call it in a transaction. */
export async function addParishNote(db: Db, entry: number, { text, cancels, by, now }: Note): Promise<void> {
  await db
    .insertInto('parish_note')
    .values({
      entry_id: entry,
      text,
      cancels: cancels ? 1 : 0,
      written_by: by,
      written_at: now.toISOString(),
    })
    .execute()
  if (cancels) await db.updateTable('parish_entry').set({ is_cancelled: 1 }).where('id', '=', entry).execute()
}
