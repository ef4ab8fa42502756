import type { Db } from '../../../platform/db/tables.ts'
import { addBooks } from './books/add-books.ts'
import { addYearOfCare } from './care/add-care.ts'
import { addPastStreams } from './media/streams.ts'
import { addYearOfMessages } from './messages/add-messages.ts'
import { addAnswers } from './messages/answers.ts'
import { addYearOfPeople } from './people/add-people.ts'
import { addRegister } from './people/register.ts'
import { addYearOfCheckIns } from './services/check-ins.ts'
import { addYearOfMeetings } from './services/meetings.ts'
import { addYearOfRota } from './services/rota.ts'

type Deps = { passwordHash: string; now: Date; admin: number }

/**
 * A year of the congregation on top of the first sample data: what a church has that has lived with the product. The same day gives the same
 * rows. Call it in the transaction that adds the first ones.
 */
export async function addYear(db: Db, deps: Deps): Promise<void> {
  await addYearOfPeople(db, deps)
  await addRegister(db, deps.now)
  await addBooks(db, deps.now)
  await addYearOfMeetings(db, deps.now)
  await addYearOfCheckIns(db, deps.admin, deps.now)
  await addYearOfRota(db, deps.admin, deps.now)
  await addYearOfCare(db, deps)
  await addYearOfMessages(db, deps)
  await addAnswers(db, deps)
  await addPastStreams(db, deps.now)
}
