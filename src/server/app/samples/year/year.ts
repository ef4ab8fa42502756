import type { Db } from '../../../platform/db/tables.ts'
import { addBooks } from './books/add-books.ts'
import { addPastGifts } from './books/past.ts'
import { addYearOfCare } from './care/add-care.ts'
import { addPastStreams } from './media/streams.ts'
import { addYearOfMessages } from './messages/add-messages.ts'
import { addAnswers } from './messages/answers.ts'
import { addYearOfPeople } from './people/add-people.ts'
import { addDirectory } from './people/directory.ts'
import { addFamilies } from './people/families.ts'
import { addParishRegisters } from './people/parish-registers.ts'
import { addRegister } from './people/register.ts'
import { addYearOfCheckIns } from './services/check-ins.ts'
import { addFormsAndTickets } from './services/forms.ts'
import { addYearOfMeetings } from './services/meetings.ts'
import { addPlans } from './services/plans.ts'
import { addPresentation } from './services/presentations.ts'
import { addYearOfRota } from './services/rota.ts'
import { addSongs } from './services/songs.ts'

export type YearDeps = {
  passwordHash: string
  now: Date
  admin: number
  /** How many people the church has, 240 unless it is one for measuring. */
  people?: number
}

/** Something that the church has after a year. It reads from the database what the parts before it have added. */
type YearPart = { name: string; add: (db: Db, deps: YearDeps) => Promise<void> }

/** In the order in which they are written. */
export const yearParts: readonly YearPart[] = [
  { name: 'people', add: addYearOfPeople },
  { name: 'register', add: (db, { now }) => addRegister(db, now) },
  { name: 'families', add: (db, { now }) => addFamilies(db, now) },
  { name: 'directory', add: addDirectory },
  { name: 'parish registers', add: (db, { admin, now }) => addParishRegisters(db, admin, now) },
  { name: 'books', add: (db, { now }) => addBooks(db, now) },
  { name: 'past gifts', add: (db, { now }) => addPastGifts(db, now) },
  { name: 'meetings', add: (db, { now }) => addYearOfMeetings(db, now) },
  { name: 'check-ins', add: (db, { admin, now }) => addYearOfCheckIns(db, admin, now) },
  { name: 'rota', add: (db, { admin, now }) => addYearOfRota(db, admin, now) },
  { name: 'songs', add: addSongs },
  { name: 'plans', add: addPlans },
  { name: 'presentation', add: addPresentation },
  { name: 'forms', add: addFormsAndTickets },
  { name: 'care', add: addYearOfCare },
  { name: 'messages', add: addYearOfMessages },
  { name: 'answers', add: addAnswers },
  { name: 'streams', add: (db, { now }) => addPastStreams(db, now) },
]

/**
 * A year of the congregation on top of the first sample data: what a church has that has lived with the product. The same day gives the same
 * rows. Call it in the transaction that adds the first ones.
 */
export async function addYear(db: Db, deps: YearDeps): Promise<void> {
  for (const { add } of yearParts) await add(db, deps)
}

/** Notes that the year is still to be written, as of a moment (write-year.ts). */
export async function planYear(db: Db, now: Date): Promise<void> {
  const as_of = now.toISOString()
  await db
    .insertInto('unwritten_part')
    .values(yearParts.map(({ name }) => ({ name, as_of })))
    .execute()
}
