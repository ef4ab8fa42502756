import type { Context } from 'hono'
import { fieldErrors } from '../../../../lib/contract/base.ts'
import * as calls from '../../../../lib/contract/people/calls/people-lists.ts'
import {
  type FoundPeopleAnswer,
  filledOf,
  filterNames,
  PeopleFilter,
  type PeopleListAnswer,
} from '../../../../lib/contract/people/people-list.ts'
import { caresForPeople } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callRefusals } from '../../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { readPaging } from '../../../platform/http/pagination.ts'
import { changedMeanwhile, requireUnchanged } from '../../../platform/http/preconditions.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import {
  addList,
  changeList,
  countLists,
  findList,
  listLists,
  mostLists,
  removeList,
} from '../../../register/entries/lists.ts'
import { countFound, findPart, type PeopleSearch } from '../../../register/entries/search.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { moveToTrash } from '../../../settings/trash/move-to-trash.ts'
import { familyNames } from '../../family/names.ts'
import { personRefusals } from '../../messages.ts'
import { scopeOf } from '../people-scope.ts'

/** A part with the names of each family. */
async function withFamily(
  db: Db,
  scope: PeopleSearch['scope'],
  { people, next }: FoundPeopleAnswer,
): Promise<FoundPeopleAnswer> {
  const families = await familyNames(
    db,
    scope,
    people.map(({ id }) => id),
  )
  return { next, people: people.map((person) => ({ ...person, family: families.get(person.id) ?? null })) }
}

/** Lists that staff builds over the register (docs/people.md). Everybody finds only the people whom they may see. */
export const peopleLists = new Routes()
  .answer(calls.findPart, caresForPeople, async (c) => {
    const search = await searchOf(c)
    const { limit } = readPaging(c, [])
    const part = await findPart(c.var.db, search, { after: readAfter(c), limit })
    await recordAccess(c, {
      what: 'people by a list',
      rows: part.people.length,
      filter: JSON.stringify(filledOf(search.filter)).slice(0, 200),
    })
    return c.req.query('family') === 'yes' ? withFamily(c.var.db, search.scope, part) : part
  })
  .answer(calls.countFound, caresForPeople, async (c) => await countFound(c.var.db, await searchOf(c)))
  .answer(calls.listPeopleLists, caresForPeople, (c) => listLists(c.var.db, callerOf(c)))
  .answer(calls.addPeopleList, [caresForPeople, idempotent], async (c) => {
    const form = await bodyOf(c)
    const { id: by } = callerOf(c)
    const added = await c.var.db.transaction().execute(async (db) => {
      if ((await countLists(db, by)) >= mostLists)
        refuse(409, personRefusals.youMostListsListsDelete({ mostLists }))
      const list = await addList(db, form, by, c.var.now())
      await audit(c, db, 'List of people kept', { detail: `list ${list}` })
      return ownList(c, db, list)
    })
    return added
  })
  .answer(calls.changePeopleList, caresForPeople, async (c, { id }) => {
    const form = await bodyOf(c)
    return await c.var.db.transaction().execute(async (db) => {
      const list = await ownList(c, db, id)
      if (!(await changeList(db, list.id, form))) refuse(409, changedMeanwhile())
      await audit(c, db, 'List of people changed', { detail: `list ${list.id}` })
      return ownList(c, db, list.id)
    })
  })
  .answer(calls.removePeopleList, caresForPeople, async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      const list = await ownList(c, db, id)
      requireUnchanged(c, list.version)
      await moveToTrash(c, db, { kind: 'people_list', row: list.id })
      await removeList(db, list.id)
      await audit(c, db, 'List of people deleted', { detail: `list ${list.id}` })
    })
    return { detail: personRefusals.listDeleted }
  })

/** A list that the caller may change. Throws 404 for one that they do not use, 403 for one of somebody else. */
async function ownList(c: Context<AppEnv>, db: Db, list: number): Promise<PeopleListAnswer> {
  const peopleList = (await findList(db, callerOf(c), list)) ?? refuse(404, callRefusals.thereNoSuchList)
  if (!peopleList.may_change) refuse(403, personRefusals.somebodyElseMadeList)
  return peopleList
}

/** Parses the search of the caller. Throws 400 by field. */
async function searchOf(c: Context<AppEnv>): Promise<PeopleSearch> {
  const query = Object.fromEntries(filterNames.map((name) => [name, c.req.query(name) ?? '']))
  const { data, error } = PeopleFilter.safeParse(query)
  if (!data) refuseFields(fieldErrors(error))
  return { scope: await scopeOf(c), filter: data, today: await churchDay(c.var.db, c.var.now()) }
}

function readAfter(c: Context<AppEnv>): number | undefined {
  const given = c.req.query('after')
  if (!given) return undefined
  if (!/^[1-9]\d{0,14}$/.test(given)) refuseFields({ after: [personRefusals.giveIdPerson] })
  return Number(given)
}
