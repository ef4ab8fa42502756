import { sql } from 'kysely'
import { readSteps } from '../../../lib/accounts/newcomer-steps.ts'
import type { CardSource, CardState, NewcomerCardAnswer } from '../../../lib/contract/care/newcomer-card.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { currentLanguage } from '../../platform/words/speaking.ts'
import { foldName } from '../../register/entries/names.ts'
import type { Person } from '../../register/entries/repo.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import type { Written } from './card-person.ts'
import { branchOf, type CareScope, seesCard, telephoneFor } from './care-scope.ts'
import { type By, recordAct } from './history.ts'
import { nameIn, searchedNames } from './names.ts'
import { readWritten, writtenColumns, writtenOf } from './written.ts'

export const cardOrders = ['created_at'] as const
type CardPaging = Paging<(typeof cardOrders)[number]> & { state?: CardState | undefined }

const hour = 3_600_000
/** A card must be assigned within so many hours. */
const taken = 24

type NewCard = By & {
  submission: string
  source: CardSource
  broughtBy: string
  fellowship: number | null
  /** Where it was written; null where the church has no branches, or none is known. */
  branch: number | null
  person: Person
  /** What is on the card; kept of a card of the site. */
  written?: Written & { may_write: boolean }
}

/** The card of a submission that has arrived before. */
export const findSubmitted = (db: Db, submission: string) =>
  db
    .selectFrom('newcomer_card')
    .select(['id', 'entered_by'])
    .where('submission', '=', submission)
    .executeTakeFirst()

/** The open card of a person, or of somebody who was merged into this person. */
export const findOpenCard = (db: Db, person: number) =>
  db
    .selectFrom('newcomer_card')
    .innerJoin('person', 'person.id', 'newcomer_card.person_id')
    .select('newcomer_card.id')
    .where((row) => row.or([row('person.id', '=', person), row('person.merged_into', '=', person)]))
    .where('closed_at', 'is', null)
    .orderBy('newcomer_card.id')
    .executeTakeFirst()

/** Adds a card with the church's steps, which have no doer yet. Call it in a transaction. Returns its id. */
export async function addCard(db: Db, card: NewCard): Promise<number> {
  const { submission, source, broughtBy, fellowship, branch, person, by, now, written } = card
  const created_at = now.toISOString()
  const { id } = await db
    .insertInto('newcomer_card')
    .values({
      submission,
      source,
      person_id: person.id,
      fellowship_id: fellowship,
      brought_by: broughtBy,
      branch_id: branch,
      entered_by: by,
      responsible_id: null,
      thanks_id: null,
      created_at,
      closed_at: null,
      language: source === 'site' ? currentLanguage() : null,
      ...(written && source === 'site' && writtenColumns(written)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(db, { card: id }, { act: 'entered', by, now })
  const { newcomer_steps } = await readChurchSettings(db)
  const today = await churchDay(db, now)
  const steps = (readSteps(newcomer_steps) ?? []).map(({ name, days }, at) => ({
    kind: 'newcomer' as const,
    card_id: id,
    person_id: person.id,
    prayer_id: null,
    title: name,
    occasion: `card ${id} step ${at + 1}`,
    is_confidential: 0 as const,
    assigned_to: null,
    entered_by: null,
    due_on: days === null ? null : dayAfter(today, days),
    state: 'open' as const,
    created_at,
    done_at: null,
  }))
  if (steps.length > 0) await db.insertInto('care_task').values(steps).execute()
  return id
}

/** The fellowship that is meant by a text, in any spelling; null for any other text. */
export async function fellowshipNamed(db: Db, written: string): Promise<number | null> {
  if (written === '') return null
  const folded = foldName(written)
  const all = await db.selectFrom('fellowship').select(['id', 'name']).orderBy('id').limit(1000).execute()
  const fellowship = all.find(({ name }) => [foldName(name), `${foldName(name)} fellowship`].includes(folded))
  return fellowship?.id ?? null
}

const cards = (db: Db, scope: CareScope) =>
  db
    .selectFrom('newcomer_card')
    .innerJoin('person', 'person.id', 'newcomer_card.person_id')
    .leftJoin('person as whole', 'whole.id', 'person.merged_into')
    .leftJoin('fellowship', 'fellowship.id', 'newcomer_card.fellowship_id')
    .leftJoin('branch', (join) => join.on(sql`branch.id`, '=', branchOf))
    .leftJoin('account as responsible', 'responsible.id', 'newcomer_card.responsible_id')
    .select(['newcomer_card.id', 'newcomer_card.person_id', 'brought_by', 'source', 'responsible_id'])
    .select(['newcomer_card.created_at', 'closed_at', 'outcome', 'newcomer_card.version', 'thanks_id'])
    .select(['thanks_waits'])
    .select(['person.first_name as first', 'person.middle_name as middle', 'person.last_name as last'])
    .select(['whole.first_name as whole_first', 'whole.middle_name as whole_middle'])
    .select(['whole.last_name as whole_last', 'fellowship.name as fellowship_name', 'person.merged_into'])
    .select(['responsible.first_name as responsible_first', 'responsible.last_name as responsible_last'])
    .select(['responsible.username as responsible_username', 'branch.name as branch_name'])
    .select(branchOf.as('branch'))
    .select(telephoneFor(scope).as('telephone'))
    .select(writtenOf)
    .where(seesCard(scope))

type Row = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>
export type FoundCard = Row

/** The cards that a reader sees: those that nobody has taken and those that are open the oldest first, closed ones the newest first. */
export async function listCards(
  db: Db,
  scope: CareScope,
  paging: CardPaging,
  now: Date,
): Promise<RowsPage<NewcomerCardAnswer>> {
  const { state = 'unassigned', search } = paging
  const isOpen = state !== 'closed'
  const wanted = cards(db, scope)
    .where('newcomer_card.closed_at', isOpen ? 'is' : 'is not', null)
    .$if(isOpen, (query) =>
      query.where('newcomer_card.responsible_id', state === 'unassigned' ? 'is' : 'is not', null),
    )
    .$if(search !== '', (query) =>
      query.where(
        containing(search, {
          texts: [...searchedNames, 'newcomer_card.brought_by'],
          numbers: [telephoneFor(scope)],
        }),
      ),
    )
  const byDefault = [orderTerm('newcomer_card.created_at', !isOpen), orderTerm('newcomer_card.id', !isOpen)]
  const page = await fetchPage(wanted, paging, { table: 'newcomer_card', byDefault })
  return { count: page.count, rows: await answersOf(db, scope, page.rows, now) }
}

/** A card that the reader sees, or undefined. */
export const findCard = (db: Db, scope: CareScope, id: number): Promise<FoundCard | undefined> =>
  cards(db, scope).where('newcomer_card.id', '=', id).executeTakeFirst()

/** Cards in the form of answers, with their steps and what became of the thanks: two further queries in all. */
export async function answersOf(
  db: Db,
  scope: CareScope,
  rows: readonly Row[],
  now: Date,
): Promise<NewcomerCardAnswer[]> {
  if (rows.length === 0) return []
  const steps = await db
    .selectFrom('care_task')
    .select(['id', 'card_id', 'title', 'due_on', 'state', 'outcome', 'done_at'])
    .where(
      'card_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const thanks = await thanksOf(
    db,
    rows.flatMap(({ thanks_id }) => thanks_id ?? []),
  )
  return rows.map((row) => {
    const age = Math.max(0, Math.floor((now.getTime() - Date.parse(row.created_at)) / hour))
    return {
      id: row.id,
      person: row.merged_into ?? row.person_id,
      name: nameIn(row),
      telephone: row.telephone,
      branch_name: row.branch_name ?? '',
      fellowship_name: row.fellowship_name ?? '',
      brought_by: row.brought_by,
      source: row.source,
      responsible: row.responsible_id,
      responsible_name: nameOfAccount({
        first_name: row.responsible_first,
        last_name: row.responsible_last,
        username: row.responsible_username,
      }),
      created_at: row.created_at,
      age,
      closed_at: row.closed_at,
      outcome: row.outcome,
      written: readWritten(row, nameIn(row)),
      is_late: row.closed_at === null && row.responsible_id === null && age >= taken,
      thanks: row.thanks_id === null ? '' : (thanks.get(row.thanks_id) ?? 'sent'),
      thanks_waits: row.thanks_waits === 1,
      steps: steps.filter(({ card_id }) => card_id === row.id).map(({ card_id: _, ...step }) => step),
      version: row.version,
      may_assign: mayAssign(scope, row),
    }
  })
}

/** The office, pastors and the responsible person hand a card to anybody, and close it. */
export const mayAssign = ({ isAdmin, isPastor, me }: CareScope, row: FoundCard): boolean =>
  isAdmin || isPastor || row.responsible_id === me

async function thanksOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('delivery')
    .select(['message_id', 'state'])
    .where('message_id', 'in', ids)
    .orderBy('turn')
    .execute()
  return new Map(rows.map(({ message_id, state }) => [message_id, state]))
}

/** Names the responsible person: the open steps of the former one, and those of nobody, go over. */
export async function setResponsible(
  db: Db,
  card: FoundCard,
  account: number,
  { by, now, word }: By & { word: string },
): Promise<void> {
  await db
    .updateTable('newcomer_card')
    .set({ responsible_id: account, version: sql`version + 1` })
    .where('id', '=', card.id)
    .execute()
  await db
    .updateTable('care_task')
    .set({ assigned_to: account, version: sql`version + 1` })
    .where('card_id', '=', card.id)
    .where('state', '=', 'open')
    .where((row) =>
      row.or([row('assigned_to', 'is', null), row('assigned_to', '=', card.responsible_id ?? 0)]),
    )
    .execute()
  await recordAct(db, { card: card.id }, { act: 'handed over', word, by, now })
}

/** Closes a card with a reason, and cancels its open steps. */
export async function closeCard(db: Db, card: FoundCard, word: string, { by, now }: By): Promise<void> {
  await db
    .updateTable('newcomer_card')
    .set({ closed_at: now.toISOString(), outcome: word, version: sql`version + 1` })
    .where('id', '=', card.id)
    .execute()
  await setSteps(db, card.id, 'open', 'dropped')
  await recordAct(db, { card: card.id }, { act: 'closed', word, by, now })
}

/** Opens a closed card again, with the steps that were dropped. */
export async function reopenCard(db: Db, card: FoundCard, { by, now }: By): Promise<void> {
  await db
    .updateTable('newcomer_card')
    .set({ closed_at: null, outcome: '', version: sql`version + 1` })
    .where('id', '=', card.id)
    .execute()
  await setSteps(db, card.id, 'dropped', 'open')
  await recordAct(db, { card: card.id }, { act: 'reopened', word: card.outcome, by, now })
}

const setSteps = (db: Db, card: number, from: 'open' | 'dropped', to: 'open' | 'dropped') =>
  db
    .updateTable('care_task')
    .set({ state: to, version: sql`version + 1` })
    .where('card_id', '=', card)
    .where('state', '=', from)
    .execute()
