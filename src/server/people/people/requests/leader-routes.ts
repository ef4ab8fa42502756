import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import {
  AddedPersonAnswer,
  AddedPersonForm,
  ChosenPeopleForm,
  FellowshipPeopleAnswer,
  NamedPerson,
} from '../../../../lib/contract/people/person-request.ts'
import { leads } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { readPaging } from '../../../platform/http/page.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
import { listPeople } from '../../../register/entries/repo.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { note } from '../../../settings/system-log/note.ts'
import { scopeOf } from '../scope.ts'
import { addToFellowship } from './add.ts'
import { findChoosable, findNamesakes } from './names.ts'
import { askForPeople, listRequestsOf, withdrawRequest } from './repo.ts'

const most = 100

/** People of the register whom a leader asks for or adds: an extension (docs/decisions/people.md#leaders-ask). */
export const peopleOfFellowship = new Hono<AppEnv>()
  .get(
    `/${id}/people`,
    leads,
    describe({
      summary: 'The people of the fellowship without an account, and what the leader asked the office',
      answer: FellowshipPeopleAnswer,
    }),
    async (c) => c.json(await answerOf(c)),
  )
  .post(
    `/${id}/people`,
    leads,
    idempotent,
    describe({
      summary: 'Adds somebody without an account, or answers who has this name already',
      answer: AddedPersonAnswer,
    }),
    takes(AddedPersonForm),
    async (c) => {
      const written = await bodyOf(c)
      const [fellowship, { id: by, branch }] = [idOf(c), callerOf(c)]
      await c.var.limits.consume('person by account', String(by))
      const known = written.is_new ? [] : await findNamesakes(c.var.db, written, { fellowship, branch })
      if (known.length > 0) {
        await recordAccess(c, { what: namesTo(c), rows: known.length, filter: nameOf(written) })
        return c.json({ added: null, known })
      }
      const added = await c.var.db.transaction().execute(async (db) => {
        const person = await addToFellowship(c, db, { written, fellowship })
        await note(c, db, 'Person added by the leader', {
          detail: `person ${person.id}, fellowship ${fellowship}`,
        })
        return person
      })
      c.var.cache.invalidate('fellowships')
      return c.json({ added, known })
    },
  )
  .get(
    `/${id}/people/choices`,
    leads,
    describe({
      summary: 'Up to 20 people of the register who are in no fellowship, by name and nothing else',
      query: { search: 'words of a name, one of three letters at least' },
      answer: z.array(NamedPerson),
    }),
    async (c) => {
      const { search } = readPaging(c, [])
      const { id: by, branch } = callerOf(c)
      await c.var.limits.consume('register search by account', String(by))
      const found = await findChoosable(c.var.db, { search, branch })
      await recordAccess(c, { what: namesTo(c), rows: found.length, filter: search })
      return c.json(found)
    },
  )
  .post(
    `/${id}/people/choices`,
    leads,
    describe({
      summary: 'Asks the office for people of the register',
      answer: FellowshipPeopleAnswer,
    }),
    takes(ChosenPeopleForm),
    async (c) => {
      const form = await bodyOf(c)
      const { id: by, branch } = callerOf(c)
      await c.var.limits.consume('person by account', String(by))
      const asked = { fellowship: idOf(c), by, branch, now: c.var.now() }
      await c.var.db.transaction().execute(async (db) => {
        await askForPeople(db, form, asked)
        const people = form.people.map((one) => one.id).join(', ')
        await note(c, db, 'People of the register asked for', {
          detail: `people ${people}, fellowship ${asked.fellowship}`,
        })
      })
      return c.json(await answerOf(c))
    },
  )
  .post(
    `/${id}/people/requests/:request{[0-9]{1,15}}/withdraw`,
    leads,
    describe({ summary: 'Takes back what the office was asked for', answer: FellowshipPeopleAnswer }),
    async (c) => {
      const one = { id: idOf(c, 'request'), fellowship: idOf(c) }
      await c.var.db.transaction().execute(async (db) => {
        await withdrawRequest(db, one, { by: callerOf(c).id, now: c.var.now() })
        await note(c, db, 'Request for a person withdrawn', { detail: `fellowship ${one.fellowship}` })
      })
      return c.json(await answerOf(c))
    },
  )

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
