import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/people/calls/person-requests.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import type {
  AddedPersonForm,
  FellowshipPeopleAnswer,
} from '../../../../lib/contract/people/person-request.ts'
import { leads } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../../platform/http/ids.ts'
import { readPaging } from '../../../platform/http/pagination.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { listPeople } from '../../../register/entries/repo.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { scopeOf } from '../people-scope.ts'
import { addToFellowship } from './add.ts'
import { findChoosable, findNamesakes } from './names.ts'
import { askForPeople, listRequestsOf, withdrawRequest } from './repo.ts'

const most = 100

/** People of the register whom a leader asks for or adds: an extension (docs/decisions/people.md#leaders-ask). */
export const peopleOfFellowship = new Routes()
  .answer(calls.readFellowshipPeople, leads, (c) => answerOf(c))
  .answer(calls.addFellowshipPerson, [leads, idempotent], async (c, { id }) => {
    const written = await bodyOf(c)
    const [fellowship, { id: by, branch }] = [id, callerOf(c)]
    await c.var.limits.consume('person by account', String(by))
    const known = written.is_new ? [] : await findNamesakes(c.var.db, written, { fellowship, branch })
    if (known.length > 0) {
      await recordAccess(c, { what: namesTo(c), rows: known.length, filter: nameOf(written) })
      return { added: null, known }
    }
    const added = await c.var.db.transaction().execute(async (db) => {
      const person = await addToFellowship(c, db, { written, fellowship })
      await audit(c, db, 'Person added by the leader', {
        detail: `person ${person.id}, fellowship ${fellowship}`,
      })
      return person
    })
    c.var.cache.invalidate('fellowships')
    return { added, known }
  })
  .answer(calls.findPeopleToChoose, leads, async (c) => {
    const { search } = readPaging(c, [])
    const { id: by, branch } = callerOf(c)
    await c.var.limits.consume('register search by account', String(by))
    const people = await findChoosable(c.var.db, { search, branch })
    await recordAccess(c, { what: namesTo(c), rows: people.length, filter: search })
    return people
  })
  .answer(calls.askForPeople, leads, async (c, { id }) => {
    const form = await bodyOf(c)
    const { id: by, branch } = callerOf(c)
    await c.var.limits.consume('person by account', String(by))
    const request = { fellowship: id, by, branch, now: c.var.now() }
    await c.var.db.transaction().execute(async (db) => {
      await askForPeople(db, form, request)
      const people = form.people.map((one) => one.id).join(', ')
      await audit(c, db, 'People of the register asked for', {
        detail: `people ${people}, fellowship ${request.fellowship}`,
      })
    })
    return await answerOf(c)
  })
  .answer(calls.withdrawPersonRequest, leads, async (c, { request, id }) => {
    const one = { id: request, fellowship: id }
    const entry = { action: 'Request for a person withdrawn', detail: `fellowship ${one.fellowship}` }
    await writeLogged(c, entry, (db) => withdrawRequest(db, one, { by: callerOf(c).id, now: c.var.now() }))
    return await answerOf(c)
  })

const namesTo = (c: Context<AppEnv>) => `names of the register, for fellowship ${idOf(c)}`

const nameOf = ({ first_name, last_name }: AddedPersonForm) =>
  nameOfPerson({ first_name, last_name, middle_name: '' })

async function answerOf(c: Context<AppEnv>): Promise<FellowshipPeopleAnswer> {
  const { db } = c.var
  const paging = { limit: most, offset: 0, search: '', order: undefined }
  const wanted = { ...paging, fellowship: idOf(c), lacks: 'account' as const }
  const { rows, count } = await listPeople(db, await scopeOf(c), wanted)
  await recordAccess(c, { what: `people without an account of fellowship ${idOf(c)}`, rows: rows.length })
  return {
    people: rows.map((row) => ({ id: row.id, name: nameOfPerson(row), telephone: row.telephone })),
    more: count - rows.length,
    requests: await listRequestsOf(db, idOf(c), c.var.now()),
  }
}
