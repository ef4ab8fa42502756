import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import {
  AnniversaryAnswer,
  CareNoteAnswer,
  CareNoteForm,
  CollectorsForm,
  HouseholdForm,
  lacks,
  MergeForm,
  PeopleAnswer,
  PersonAccountForm,
  PersonAnswer,
  PersonConsentForm,
  PersonForm,
  PersonRowAnswer,
  PersonSeenForm,
} from '../../../lib/contract/people/person.ts'
import { requireSeenOwner } from '../../accounts/accounts/addresses/seen-owner.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { caresForPeople, holds, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { recordErasure } from '../../platform/erasures/record.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/page.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { branchesFor } from '../../register/entries/branches.ts'
import { givePerson, listPossibleAccounts } from '../../register/entries/claim.ts'
import { forgetNamesOf } from '../../register/entries/history.ts'
import { findIdentity } from '../../register/entries/identity.ts'
import { mergePeople, requireSeen } from '../../register/entries/merge.ts'
import { listPeople, personOrders, removePerson } from '../../register/entries/repo.ts'
import { undoChange } from '../../register/entries/undo-claim.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { personAnswer } from './answer.ts'
import { addCareNote, listCareNotes, removeCareNote } from './care-notes.ts'
import { requireIdentity, requireIdentityOfBoth } from './connection.ts'
import { setCollectors, setConsent, setHousehold } from './households.ts'
import { anyPerson, scopeOf, seenPerson } from './scope.ts'
import { statusesOf } from './statuses.ts'
import { tellConnected } from './tell-connected.ts'
import { titlesOf } from './titles.ts'
import { listWeek } from './week.ts'
import { writeChange, writeNew } from './write.ts'

const CareNotes = z.array(CareNoteAnswer)
const number = (name: string) => `:${name}{[0-9]{1,15}}`

/** The register of the church's people, with or without an account: an extension (docs/people.md). */
export const people = new Hono<AppEnv>()
  .get(
    '/',
    caresForPeople,
    describe({
      summary: 'The people whom the reader looks after, by name; a search looks at the newest 500 it finds',
      paged: true,
      query: {
        fellowship: 'the id of a fellowship',
        branch: 'the id of a branch',
        status: 'a status of the church',
        lacks: lacks.join(', '),
      },
      answer: pageOf(PersonRowAnswer),
    }),
    async (c) => {
      const paging = {
        ...readPaging(c, personOrders),
        status: readStatus(c),
        fellowship: readId(c, 'fellowship'),
        branch: readId(c, 'branch'),
        lacks: readChoice(c, 'lacks', lacks),
      }
      const found = await listPeople(c.var.db, await scopeOf(c), paging)
      await recordAccess(c, { what: 'people', rows: found.rows.length, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .get(
    '/may',
    caresForPeople,
    describe({ summary: 'What the caller may do with the register', answer: PeopleAnswer }),
    async (c) => {
      const { branch, mayChange, mayCare } = await scopeOf(c)
      const may = [
        'read' as const,
        ...(mayChange ? ['change' as const] : []),
        ...(mayCare ? ['care' as const] : []),
        // The rule of exports/routes.ts.
        ...(['admin', 'fellowship_leader'].includes(callerOf(c).role) ? ['export' as const] : []),
      ]
      const { db } = c.var
      return c.json({
        ...{ may, statuses: await statusesOf(db), titles: await titlesOf(db) },
        branches: await branchesFor(db, branch),
      })
    },
  )
  .get(
    '/week',
    caresForPeople,
    describe({
      summary: 'Birthdays and wedding days of the next seven days',
      answer: z.array(AnniversaryAnswer),
    }),
    async (c) => {
      const rows = await listWeek(c.var.db, await scopeOf(c), await churchDay(c.var.db, c.var.now()))
      await recordAccess(c, { what: 'birthdays of the week', rows: rows.length })
      return c.json(rows)
    },
  )
  .post(
    '/',
    roles('admin'),
    idempotent,
    describe({ summary: 'Adds a person', status: 201, answer: PersonAnswer }),
    takes(PersonForm),
    async (c) => {
      const { version: _, ...form } = await bodyOf(c)
      const added = await changing(c, 'Person added', async (db) => (await writeNew(c, db, form)).id)
      return c.json(added, 201)
    },
  )
  .get(
    `/${id}`,
    caresForPeople,
    describe({ summary: 'A person with all that the reader may see', answer: PersonAnswer }),
    async (c) => {
      const scope = await scopeOf(c)
      const answer = await personAnswer(c.var.db, scope, idOf(c))
      await recordAccess(c, {
        ...{ what: `person ${answer.id} of the register`, rows: 1 },
        ...(answer.account && { subjectId: answer.account.id }),
      })
      return c.json(answer)
    },
  )
  .put(
    `/${id}`,
    roles('admin'),
    describe({
      summary: 'Changes a person; contacts of somebody with an account stay',
      answer: PersonAnswer,
    }),
    takes(PersonForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(
        await changing(c, 'Person changed', async (db) => {
          await writeChange(c, db, idOf(c), form)
          return idOf(c)
        }),
      )
    },
  )
  .delete(
    `/${id}`,
    roles('admin'),
    describe({ summary: 'Deletes a person without an account for good', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const person = await anyPerson(db, idOf(c))
        if (person.account_id !== null)
          refuse(409, 'This person has an account. Please delete the account, and the person goes with it.')
        await forgetNamesOf(db, person.id)
        await removePerson(db, person.id)
        await recordErasure(db, { kind: 'person', row: person.id, madeAt: person.created_at }, c.var.now())
        // Without the name, which would outlive the person in the log.
        await note(c, db, 'Person deleted', { detail: `person ${person.id}`, status: 'warning' })
      })
      c.var.background.run(settleErasures(c.var))
      return c.json({ detail: 'The person is deleted.' })
    },
  )
  .put(
    `/${id}/household`,
    roles('admin'),
    describe({ summary: 'Says with whom a person lives', answer: PersonAnswer }),
    takes(HouseholdForm),
    async (c) => {
      const { lives_with } = await bodyOf(c)
      return c.json(
        await changing(c, 'Household changed', async (db) => {
          await setHousehold(db, await anyPerson(db, idOf(c)), lives_with, actOf(c))
          return idOf(c)
        }),
      )
    },
  )
  .put(
    `/${id}/collectors`,
    roles('admin'),
    describe({ summary: 'Says who may collect a child', answer: PersonAnswer }),
    takes(CollectorsForm),
    async (c) => {
      const { people: collectors } = await bodyOf(c)
      return c.json(
        await changing(c, 'Who may collect a child changed', async (db) => {
          await setCollectors(db, await anyPerson(db, idOf(c)), collectors, actOf(c))
          return idOf(c)
        }),
      )
    },
  )
  .put(
    `/${id}/consents`,
    roles('admin'),
    describe({ summary: 'Keeps what a person agreed to or declined', answer: PersonAnswer }),
    takes(PersonConsentForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(
        await changing(c, 'Leave of a person changed', async (db) => {
          await setConsent(db, await anyPerson(db, idOf(c)), { ...form, how: 'told the office', ...actOf(c) })
          return idOf(c)
        }),
      )
    },
  )
  .put(
    `/${id}/account`,
    roles('admin'),
    describe({ summary: 'Says which account is this person’s, of those that may be', answer: PersonAnswer }),
    takes(PersonAccountForm),
    async (c) => {
      const { account: chosen, seen } = await bodyOf(c)
      const answer = await connecting(c, 'Account connected with a person', async (db) => {
        const person = await anyPerson(db, idOf(c))
        const possible = await listPossibleAccounts(db, person)
        const known = possible.find((one) => one.id === chosen)?.known
        const account = known && (await findAccount(db, chosen))
        if (!account) refuse(409, 'This account cannot be this person’s any more. Please look again.')
        const how = await requireIdentity(c, db, { account: known, person, seen })
        const after = await givePerson(db, account, { person, seen: how, ...actOf(c) })
        return { before: person, after }
      })
      return c.json(answer)
    },
  )
  .put(
    `/${id}/seen`,
    roles('admin'),
    describe({
      summary: 'Says that the office has seen the owner of a person’s account',
      answer: PersonAnswer,
    }),
    takes(PersonSeenForm),
    async (c) => {
      const { how } = await bodyOf(c)
      return c.json(
        await changing(c, 'Owner of an account seen', async (db) => {
          const { account_id } = await anyPerson(db, idOf(c))
          const account = account_id === null ? undefined : await findIdentity(db, account_id)
          if (!account) refuse(409, 'This person has no account any more. Please look again.')
          await requireSeenOwner(c, db, account, how)
          return idOf(c)
        }),
      )
    },
  )
  .post(
    `/${id}/merge`,
    roles('admin'),
    describe({ summary: 'Says that another entry is the same person', answer: PersonAnswer }),
    takes(MergeForm),
    async (c) => {
      const { other: otherId, seen, version, other_version } = await bodyOf(c)
      const answer = await connecting(c, 'People merged', async (db) => {
        const [person, other] = [await anyPerson(db, idOf(c)), await anyPerson(db, otherId)]
        requireSeen(person, version)
        requireSeen(other, other_version)
        const how = await requireIdentityOfBoth(c, db, { people: [person, other], seen })
        const after = await mergePeople(db, person, other, { ...actOf(c), seen: how })
        return { before: person.account_id === null ? person : other, after }
      })
      return c.json(answer)
    },
  )
  .post(
    `/${id}/merges/${number('change')}/undo`,
    roles('admin'),
    describe({ summary: 'Takes a merge, or a connection with an account, back', answer: PersonAnswer }),
    async (c) =>
      c.json(
        await changing(c, 'Merge of people undone', async (db) => {
          const person = await anyPerson(db, idOf(c))
          return (await undoChange(db, person, idOf(c, 'change'), actOf(c))).id
        }),
      ),
  )
  .get(
    `/${id}/care-notes`,
    holds('pastor'),
    describe({ summary: 'The notes of pastoral care about a person', answer: CareNotes }),
    async (c) => {
      const person = await seenPerson(c.var.db, await scopeOf(c), idOf(c))
      const notes = await listCareNotes(c.var.db, person.id, callerOf(c).id)
      await recordAccess(c, {
        ...{ what: `care notes of person ${person.id}`, rows: notes.length },
        ...(person.account_id !== null && { subjectId: person.account_id }),
      })
      return c.json(notes)
    },
  )
  .post(
    `/${id}/care-notes`,
    holds('pastor'),
    idempotent,
    describe({ summary: 'Adds a note of pastoral care', status: 201, answer: CareNotes }),
    takes(CareNoteForm),
    async (c) => {
      const { text } = await bodyOf(c)
      const caller = callerOf(c).id
      const scope = await scopeOf(c)
      const notes = await c.var.db.transaction().execute(async (db) => {
        const person = await seenPerson(db, scope, idOf(c))
        const writer = (await findAccount(db, caller)) ?? refuse(404, 'There is no such member.')
        await addCareNote(db, person.id, text, writer, c.var.now())
        await note(c, db, 'Care note added', { detail: `person ${person.id}` })
        return listCareNotes(db, person.id, caller)
      })
      return c.json(notes, 201)
    },
  )
  .delete(
    `/${id}/care-notes/${number('note')}`,
    holds('pastor'),
    describe({ summary: 'Removes one’s own note of pastoral care', answer: CareNotes }),
    async (c) => {
      const caller = callerOf(c).id
      const scope = await scopeOf(c)
      const notes = await c.var.db.transaction().execute(async (db) => {
        await seenPerson(db, scope, idOf(c))
        await removeCareNote(db, idOf(c), { note: idOf(c, 'note'), caller, now: c.var.now() })
        await note(c, db, 'Care note removed', { detail: `person ${idOf(c)}` })
        return listCareNotes(db, idOf(c), caller)
      })
      c.var.background.run(settleErasures(c.var))
      return c.json(notes)
    },
  )

const actOf = (c: Context<AppEnv>) => ({ by: callerOf(c).id, now: c.var.now() })

/** Makes a change in a transaction, logs it, and answers the person that it names. */
async function changing(
  c: Context<AppEnv>,
  action: string,
  change: (db: Db) => Promise<number>,
): Promise<PersonAnswer> {
  const scope = await scopeOf(c)
  const answer = await c.var.db.transaction().execute(async (db) => {
    const person = await change(db)
    await note(c, db, action, { detail: `person ${person}` })
    return personAnswer(db, scope, person)
  })
  // A fellowship's page says how many belong to it.
  c.var.cache.invalidate('fellowships')
  return answer
}

type Connected = Parameters<typeof tellConnected>[2]

/** The same for an entry that an account gets by it: who has the entry is told afterwards. */
async function connecting(
  c: Context<AppEnv>,
  action: string,
  connect: (db: Db) => Promise<Connected>,
): Promise<PersonAnswer> {
  let tell: (() => Promise<void>) | undefined
  const answer = await changing(c, action, async (db) => {
    const connected = await connect(db)
    tell = await tellConnected(c, db, connected)
    return connected.after.id
  })
  await tell?.()
  return answer
}

function readStatus(c: Context<AppEnv>): string | undefined {
  const given = c.req.query('status')
  if (given && given.length > 40) refuseFields({ status: ['Please name a status of the church'] })
  return given || undefined
}

function readId(c: Context<AppEnv>, name: 'fellowship' | 'branch'): number | undefined {
  const given = c.req.query(name)
  if (!given) return undefined
  if (!/^\d{1,15}$/.test(given)) refuseFields({ [name]: [`Please give the id of a ${name}`] })
  return Number(given)
}
