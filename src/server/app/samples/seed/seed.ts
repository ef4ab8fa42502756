import {
  demonstrationPassword,
  sampleCounter,
  samplePastor,
  sampleTreasurer,
  sampleUsher,
} from '../../../../content/people.ts'
import { addDuties } from '../../../accounts/accounts/rights/give-duties.ts'
import { addUsualFunds } from '../../../giving/books/funds.ts'
import { becomeDemonstration } from '../../../platform/db/demonstration.ts'
import type { Db } from '../../../platform/db/tables.ts'
import type { FileStore } from '../../../platform/files/store.ts'
import { addYear, planYear } from '../year/year.ts'
import { bindActivities } from './activities.ts'
import { addCare } from './care.ts'
import { addCheckIns } from './check-ins.ts'
import { addConversations } from './conversations.ts'
import { addEvents } from './events.ts'
import { addFellowships, nameAssistants, nameLeaders } from './fellowships.ts'
import type { AccountIds } from './ids.ts'
import { addLog } from './log.ts'
import { type StoredMedia, storeSampleMedia } from './media.ts'
import { addNews } from './news.ts'
import { addPages } from './pages.ts'
import { addPeople } from './people.ts'
import { addAnnouncements, addPrayers, addTestimonies } from './prayers-and-testimonies.ts'
import { addPrivacy } from './privacy.ts'
import { addRota } from './rota.ts'
import { addSermons } from './sermons.ts'
import { addServices } from './services.ts'

export type SeedDeps = {
  files: FileStore
  /** The folder of the sample recordings, `src/content/media`. */
  mediaFolder: string
  now: Date
  hashPassword(text: string): Promise<string>
  /**
   * Whether the church has a year behind it: `at once`, or `later`, by `writeYear` (year/write-year.ts) while the server answers. Most tests
   * do with the first sample data.
   */
  year: 'none' | 'at once' | 'later'
  /** With a year at once: how many people the church has, 240 unless it is one for measuring. */
  people?: number
}

/**
 * Fills an empty church (no accounts) with sample data in one transaction (docs/specification/settled.md): it is
 * the demonstration from then on. Returns whether it did.
 */
export async function seedSampleData(db: Db, deps: SeedDeps): Promise<boolean> {
  if (await hasAccounts(db)) return false
  const stored = await storeSampleMedia(deps.files, deps.mediaFolder)
  const passwordHash = await deps.hashPassword(demonstrationPassword)
  return db.transaction().execute(async (transaction) => {
    if (await hasAccounts(transaction)) return false // another process was faster
    await becomeDemonstration(transaction, deps.now)
    const accounts = await fill(transaction, { stored, passwordHash, now: deps.now })
    if (deps.year !== 'none') await nameDuties(transaction, accounts, deps.now)
    const people = deps.people === undefined ? {} : { people: deps.people }
    if (deps.year === 'at once')
      await addYear(transaction, { passwordHash, now: deps.now, admin: accounts.of('admin'), ...people })
    if (deps.year === 'later') await planYear(transaction, deps.now)
    return true
  })
}

type Filling = { stored: ReadonlyMap<string, StoredMedia>; passwordHash: string; now: Date }

/** Returns the ids of the accounts. */
async function fill(db: Db, { stored, passwordHash, now }: Filling): Promise<AccountIds> {
  const fellowshipIds = await addFellowships(db, now)
  const accounts = await addPeople(db, { fellowshipIds, passwordHash, now })
  await nameLeaders(db, fellowshipIds, accounts)
  const fellowshipId = fellowshipIds.get('youngAdults')
  if (fellowshipId === undefined) throw new Error('The sample data has no first fellowship')
  await nameAssistants(db, { fellowship: fellowshipId, accounts, now })
  await addEvents(db, { fellowshipId, leaderId: accounts.of('leader'), now })
  await bindActivities(db, fellowshipId)
  await addServices(db, now)
  await addSermons(db, stored, now)
  await addPrayers(db, accounts, now)
  await addTestimonies(db, accounts, now)
  await addAnnouncements(db, now)
  await addPrivacy(db, now)
  await addPages(db, now)
  await addNews(db, now)
  await addUsualFunds(db, now)
  await addDuties(db, accounts.of(sampleTreasurer), ['treasurer'], now)
  await addCare(db, accounts, now)
  await addCheckIns(db, accounts.of('admin'), now)
  await addRota(db, { accounts, now })
  await addConversations(db, accounts, now)
  await addLog(db, now)
  return accounts
}

/** Gives their duty to those as whom one looks around (content/look-around.ts); the first sample data have the treasurer alone. */
async function nameDuties(db: Db, accounts: AccountIds, now: Date): Promise<void> {
  await addDuties(db, accounts.of(sampleUsher), ['usher'], now)
  await addDuties(db, accounts.of(sampleCounter), ['counter'], now)
  await addDuties(db, accounts.of(samplePastor), ['pastor'], now)
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
}
