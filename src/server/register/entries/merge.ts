import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { uniteDates } from '../../../lib/time/partial-date.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { registerRefusals } from '../messages.ts'
import { fellowshipOfAccount, followAccount, joinKnown, leaveJoined } from './account-fellowship.ts'
import { addEarlierConsents } from './earlier-consents.ts'
import { isUndoable, recordChange } from './history.ts'
import { type ClosedCard, closeDuplicateCard, reopenDuplicateCard } from './merge-cards.ts'
import { mergedInto } from './merged-entries.ts'
import { changePerson, type Person, type PersonColumns } from './repo.ts'
import { unassignMoved } from './unassign.ts'

/** `seen`: how the office knows that the account of one is the other's. */
type By = { by: number; now: Date; seen?: string | undefined }

/** Columns that the one who stays takes from the other, where it has nothing. */
const filled = [
  'gender',
  'middle_name',
  'telephone',
  'other_telephone',
  'email',
  'born',
  'baptised',
  'joined',
  'married',
  'title',
  'baptism',
  'language',
  'address',
  'status',
  'household_id',
  'fellowship_id',
  'branch_id',
  'account_id',
] as const
type Filled = Extract<keyof PersonColumns, (typeof filled)[number]>

/**
 * Says that `other` is the same person as `person`. The entry of `other` stays, in no list, with those that were merged into it;
 * `person` takes what it lacks, and of every consent a no before a yes. Of two open newcomers' cards one is closed with a word. Staff
 * of another branch lose the open tasks and cards. Throws 409 when both have an account.
 */
export async function mergePeople(
  db: Db,
  person: Person,
  other: Person,
  { by, now, seen }: By,
): Promise<Person> {
  if (person.id === other.id) refuse(409, registerRefusals.sameEntryAlready)
  if (person.account_id !== null && other.account_id !== null)
    refuse(409, registerRefusals.bothAccountDeleteAccount)
  const ofAccount = await fellowshipOfAccount(db, person.account_id ?? other.account_id)
  const taken = { ...takenFrom(person, other), ...differing(person, ofAccount) }
  await changePerson(db, other.id, { merged_into: person.id, account_id: null }, now)
  // Everything that reads entries looks one step far.
  const entries = await moveEntries(db, await mergedInto(db, other.id), person.id)
  const filledIn = await changePerson(db, person.id, taken as Partial<PersonColumns>, now)
  const { person: after, joined } = await joinKnown(db, filledIn)
  const before = Object.fromEntries(
    Object.keys(taken).map((column) => [column, person[column as keyof Person]]),
  )
  const consents = await takeConsents(db, person.id, other.id)
  const card = await closeDuplicateCard(db, person, other, { by, now })
  await unassignMoved(db, { person: person.id, branch: after.branch_id }, { by, now })
  await recordChange(db, after, {
    kind: 'merged',
    by,
    at: now,
    otherId: other.id,
    before: { ...before, consents, closed_card: card, entries, joined_fellowship: joined },
    after: { person: nameOfPerson(other), ...taken, card: card?.word, seen },
  })
  return after
}

/** What `person` takes from `other`: what it lacks, a second telephone, ministries and notes. */
function takenFrom(person: Person, other: Person): Record<string, unknown> {
  const taken: Record<string, unknown> = unitedDays(person, other)
  for (const column of filled as readonly Filled[]) {
    const [mine, theirs] = [person[column as keyof Person], other[column as keyof Person]]
    if ((mine === '' || mine === null) && theirs !== '' && theirs !== null) taken[column] = theirs
  }
  if (!('other_telephone' in taken) && person.other_telephone === '' && person.telephone !== '')
    if (other.telephone !== '' && other.telephone !== person.telephone)
      taken['other_telephone'] = other.telephone
  const ministries = unite(person.ministries, other.ministries)
  if (ministries !== person.ministries) taken['ministries'] = ministries
  const notes = [person.notes, other.notes].filter(Boolean).join('\n')
  if (notes !== person.notes) taken['notes'] = notes
  return taken
}

/** The days of which the two know more together than `person` alone. */
function unitedDays(person: Person, other: Person): Record<string, unknown> {
  const days = (['born', 'baptised', 'joined', 'married'] as const).map((column) => {
    const united = uniteDates(person[column], other[column])
    return united === undefined || united === person[column] ? {} : { [column]: united }
  })
  return Object.assign({}, ...days)
}

/** The fellowship of the account, where it has one and the person is in another. */
const differing = ({ fellowship_id }: Person, ofAccount: number | null) =>
  ofAccount === null || ofAccount === fellowship_id ? {} : { fellowship_id: ofAccount }

/** Lets merged entries belong to another person. Returns them. */
async function moveEntries(db: Db, entries: readonly number[], to: number): Promise<readonly number[]> {
  if (entries.length > 0)
    await db.updateTable('person').set({ merged_into: to }).where('id', 'in', entries).execute()
  return entries
}

const unite = (mine: string, theirs: string): string =>
  JSON.stringify([...new Set([...(JSON.parse(mine) as string[]), ...(JSON.parse(theirs) as string[])])])

/** A no of the other one counts; a yes only where nothing is known. Returns what was there before. */
async function takeConsents(db: Db, person: number, other: number) {
  const [mine, theirs] = [await consentsOf(db, person), await consentsOf(db, other)]
  for (const row of theirs) {
    const own = mine.find(({ purpose }) => purpose === row.purpose)
    if (own && (own.given === 0 || row.given === 1)) continue
    await db
      .deleteFrom('person_consent')
      .where('person_id', '=', person)
      .where('purpose', '=', row.purpose)
      .execute()
    await db
      .insertInto('person_consent')
      .values({ ...row, person_id: person })
      .execute()
  }
  return mine
}

const consentsOf = (db: Db, person: number) =>
  db.selectFrom('person_consent').selectAll().where('person_id', '=', person).execute()

/**
 * Undoes a merge: the other entry is in the lists again. What the first one took from it is removed, unless somebody has changed it
 * since; a refusal that was added since stays.
 */
export async function undoMerge(
  db: Db,
  person: Person,
  changeId: number,
  { by, now }: { by: number | null; now: Date },
): Promise<Person> {
  const change = await db
    .selectFrom('person_change')
    .selectAll()
    .where('id', '=', changeId)
    .where('person_id', '=', person.id)
    .executeTakeFirst()
  if (!change) refuse(404, registerRefusals.thereNoSuchChange)
  const other = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', change.other_id ?? 0)
    .where('merged_into', '=', person.id)
    .executeTakeFirst()
  if (!isUndoable(change) || !other) refuse(409, changedMeanwhile())
  const { consents, closed_card: card, entries = [], joined_fellowship, ...kept } = readBefore(change)
  const after = JSON.parse(change.after) as Record<string, unknown>
  // Merges of earlier versions kept the fellowship in place of the day of membership, which was blank.
  const before: Record<string, unknown> = { ...('joined' in after && { joined: '' }), ...kept }
  const still = Object.keys(before).filter((column) => person[column as keyof Person] === after[column])
  const restored = Object.fromEntries(still.map((column) => [column, before[column]]))
  const left = await changePerson(db, person.id, restored as Partial<PersonColumns>, now)
  const account = still.includes('account_id') ? (after['account_id'] as number) : null
  await changePerson(db, other.id, { merged_into: null, account_id: account }, now)
  await moveEntries(db, entries, other.id)
  await leaveJoined(db, account ?? left.account_id, joined_fellowship)
  await followAccount(db, account ?? left.account_id)
  await restoreConsents(db, person.id, other.id, consents)
  if (card) await reopenDuplicateCard(db, card, { by, now })
  await unassignMoved(db, { person: other.id, branch: other.branch_id }, { by, now })
  await db
    .updateTable('person_change')
    .set({ undone_at: now.toISOString() })
    .where('id', '=', changeId)
    .execute()
  const merged = { person: nameOfPerson(other), people: [other.id] }
  await recordChange(db, left, { kind: 'undone', by, at: now, after: merged })
  return left
}

type Consent = Awaited<ReturnType<typeof consentsOf>>[number]

/**
 * What a merge stores so that it can be undone, beside the columns that it filled. `entries`: those that were merged into the other
 * one; `joined_fellowship`: the fellowship that the account joined by it.
 */
type Before = Record<string, unknown> & {
  consents: Consent[]
  closed_card?: ClosedCard
  entries?: number[]
  joined_fellowship?: number | undefined
}

function readBefore({ before }: { before: string }): Before {
  const { joined, ...kept } = JSON.parse(before) as Before
  return typeof joined === 'number' ? { ...kept, joined_fellowship: joined } : JSON.parse(before)
}

/** Back to what was known before, except for what was decided after the merge. */
async function restoreConsents(db: Db, person: number, other: number, before: Consent[]): Promise<void> {
  const theirs = await consentsOf(db, other)
  for (const row of await consentsOf(db, person)) {
    const copied = theirs.some(
      ({ purpose, given, decided_at }) =>
        purpose === row.purpose && given === row.given && decided_at === row.decided_at,
    )
    if (!copied) continue
    await db
      .deleteFrom('person_consent')
      .where('person_id', '=', person)
      .where('purpose', '=', row.purpose)
      .execute()
    const earlier = before.find(({ purpose }) => purpose === row.purpose)
    if (earlier) await addEarlierConsents(db, [earlier])
  }
}

/** Throws 409 when somebody has changed a person since it was seen. */
export function requireSeen(person: Person, version: number | undefined): void {
  if (version !== undefined && version !== person.version) refuse(409, changedMeanwhile())
}
