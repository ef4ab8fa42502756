import type { Context } from 'hono'
import * as calls from '../../../lib/contract/people/calls/persons.ts'
import { lacks, type PersonAnswer } from '../../../lib/contract/people/person.ts'
import { requireSeenOwner } from '../../accounts/accounts/addresses/seen-owner.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { caresForPeople, holds, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { recordErasure } from '../../platform/erasures/record.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { branchesFor } from '../../register/entries/branches.ts'
import { givePerson, listPossibleAccounts } from '../../register/entries/claim.ts'
import { forgetNamesOf } from '../../register/entries/history.ts'
import { findIdentity } from '../../register/entries/identity.ts'
import { mergePeople, requireSeen } from '../../register/entries/merge.ts'
import { listPeople, personOrders, removePerson } from '../../register/entries/repo.ts'
import { undoChange } from '../../register/entries/undo-claim.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { requireUnrelated } from '../family/write.ts'
import { personRefusals } from '../messages.ts'
import { personAnswer } from './answer.ts'
import { addCareNote, listCareNotes, removeCareNote } from './care-notes.ts'
import { actOf, changing, stopsOf } from './changing.ts'
import { requireIdentity, requireIdentityOfBoth } from './connection.ts'
import { setCollectors, setConsent, setHousehold, setWhatsAppConsent } from './households.ts'
import { anyPerson, scopeOf, seenPerson } from './people-scope.ts'
import { statusesOf } from './statuses.ts'
import { tellConnected } from './tell-connected.ts'
import { titlesOf } from './titles.ts'
import { listWeek } from './week.ts'
import { writeChange, writeNew } from './write.ts'

/** The register of the church's people, with or without an account: an extension (docs/people.md). */
export const people = new Routes()
  .answer(calls.listPeople, caresForPeople, async (c) => {
    const paging = {
      ...readPaging(c, personOrders),
      status: readStatus(c),
      fellowship: readId(c, 'fellowship'),
      branch: readId(c, 'branch'),
      lacks: readChoice(c, 'lacks', lacks),
    }
    const people = await listPeople(c.var.db, await scopeOf(c), paging)
    await recordAccess(c, { what: 'people', rows: people.rows.length, filter: paging.search })
    return answerPage(c, paging, people)
  })
  .answer(calls.readPeople, caresForPeople, async (c) => {
    const { branch, mayChange, mayCare } = await scopeOf(c)
    const may = [
      'read' as const,
      ...(mayChange ? ['change' as const] : []),
      ...(mayCare ? ['care' as const] : []),
      // The rule of exports/routes.ts.
      ...(['admin', 'fellowship_leader'].includes(callerOf(c).role) ? ['export' as const] : []),
    ]
    const { db } = c.var
    return {
      may,
      statuses: await statusesOf(db),
      titles: await titlesOf(db),
      branches: await branchesFor(db, branch),
    }
  })
  .answer(calls.readWeek, caresForPeople, async (c) => {
    const rows = await listWeek(c.var.db, await scopeOf(c), await churchDay(c.var.db, c.var.now()))
    await recordAccess(c, { what: 'birthdays of the week', rows: rows.length })
    return rows
  })
  .answer(calls.addPerson, [roles('admin'), idempotent], async (c) => {
    const { version: _, ...form } = await bodyOf(c)
    const added = await changing(c, 'Person added', async (db) => (await writeNew(c, db, form)).id)
    return added
  })
  .answer(calls.readPerson, caresForPeople, async (c, { id }) => {
    const scope = await scopeOf(c)
    const answer = await personAnswer(c.var.db, { scope, now: c.var.now(), stops: stopsOf(c) }, id)
    await recordAccess(c, {
      what: `person ${answer.id} of the register`,
      rows: 1,
      ...(answer.account && { subjectId: answer.account.id }),
    })
    return answer
  })
  .answer(calls.changePerson, roles('admin'), async (c, { id }) => {
    const form = await bodyOf(c)
    return await changing(c, 'Person changed', async (db) => {
      await writeChange(c, db, id, form)
      return id
    })
  })
  .answer(calls.deletePerson, roles('admin'), async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      const person = await anyPerson(db, id)
      if (person.account_id !== null) refuse(409, personRefusals.personAccountDeleteAccount)
      await forgetNamesOf(db, person.id)
      await removePerson(db, person.id)
      await recordErasure(db, { kind: 'person', row: person.id, madeAt: person.created_at }, c.var.now())
      // Without the name, which would outlive the person in the log.
      await audit(c, db, 'Person deleted', { detail: `person ${person.id}`, status: 'warning' })
    })
    c.var.background.run(settleErasures(c.var))
    return { detail: personRefusals.personDeleted }
  })
  .answer(calls.setHousehold, roles('admin'), async (c, { id }) => {
    const { lives_with } = await bodyOf(c)
    return await changing(c, 'Household changed', async (db) => {
      await setHousehold(db, await anyPerson(db, id), lives_with, actOf(c))
      return id
    })
  })
  .answer(calls.setCollectors, roles('admin'), async (c, { id }) => {
    const { people: collectors } = await bodyOf(c)
    return await changing(c, 'Who may collect a child changed', async (db) => {
      await setCollectors(db, await anyPerson(db, id), collectors, actOf(c))
      return id
    })
  })
  .answer(calls.setConsent, roles('admin'), async (c, { id }) => {
    const form = await bodyOf(c)
    return await changing(c, 'Leave of a person changed', async (db) => {
      await setConsent(db, await anyPerson(db, id), { ...form, how: 'told the office', ...actOf(c) })
      return id
    })
  })
  .answer(calls.setWhatsAppConsent, roles('admin'), async (c, { id }) => {
    const { given } = await bodyOf(c)
    if (!c.var.messaging.whatsapp) refuse(404, personRefusals.churchDoesNotWrite)
    return await changing(c, 'Leave of a person changed', async (db) => {
      const decided = { given, hash: c.var.addressHash, ...actOf(c) }
      await setWhatsAppConsent(db, await anyPerson(db, id), decided)
      return id
    })
  })
  .answer(calls.connectAccount, roles('admin'), async (c, { id }) => {
    const { account: chosen, seen } = await bodyOf(c)
    const answer = await connecting(c, 'Account connected with a person', async (db) => {
      const person = await anyPerson(db, id)
      const possible = await listPossibleAccounts(db, person)
      const known = possible.find((one) => one.id === chosen)?.known
      const account = known && (await findAccount(db, chosen))
      if (!account) refuse(409, personRefusals.accountCannotPersonAny)
      const how = await requireIdentity(c, db, { account: known, person, seen })
      const after = await givePerson(db, account, { person, seen: how, ...actOf(c) })
      return { before: person, after }
    })
    return answer
  })
  .answer(calls.seePerson, roles('admin'), async (c, { id }) => {
    const { how } = await bodyOf(c)
    return await changing(c, 'Owner of an account seen', async (db) => {
      const { account_id } = await anyPerson(db, id)
      const account = account_id === null ? undefined : await findIdentity(db, account_id)
      if (!account) refuse(409, personRefusals.personNoAccountAny)
      await requireSeenOwner(c, db, account, how)
      return id
    })
  })
  .answer(calls.mergePeople, roles('admin'), async (c, { id }) => {
    const { other: otherId, seen, version, other_version } = await bodyOf(c)
    const answer = await connecting(c, 'People merged', async (db) => {
      const [person, other] = [await anyPerson(db, id), await anyPerson(db, otherId)]
      requireSeen(person, version)
      requireSeen(other, other_version)
      await requireUnrelated(db, person.id, other.id)
      const how = await requireIdentityOfBoth(c, db, { people: [person, other], seen })
      const after = await mergePeople(db, person, other, { ...actOf(c), seen: how })
      return { before: person.account_id === null ? person : other, after }
    })
    return answer
  })
  .answer(calls.undoMerge, roles('admin'), (c, { id, change }) =>
    changing(c, 'Merge of people undone', async (db) => {
      const person = await anyPerson(db, id)
      return (await undoChange(db, person, change, actOf(c))).id
    }),
  )
  .answer(calls.readCareNotes, holds('pastor'), async (c, { id }) => {
    const person = await seenPerson(c.var.db, await scopeOf(c), id)
    const notes = await listCareNotes(c.var.db, person.id, callerOf(c).id)
    await recordAccess(c, {
      what: `care notes of person ${person.id}`,
      rows: notes.length,
      ...(person.account_id !== null && { subjectId: person.account_id }),
    })
    return notes
  })
  .answer(calls.addCareNote, [holds('pastor'), idempotent], async (c, { id }) => {
    const { text } = await bodyOf(c)
    const caller = callerOf(c).id
    const scope = await scopeOf(c)
    const notes = await c.var.db.transaction().execute(async (db) => {
      const person = await seenPerson(db, scope, id)
      const writer = (await findAccount(db, caller)) ?? refuse(404, callRefusals.thereNoSuchMember)
      await addCareNote(db, person.id, text, writer, c.var.now())
      await audit(c, db, 'Care note added', { detail: `person ${person.id}` })
      return listCareNotes(db, person.id, caller)
    })
    return notes
  })
  .answer(calls.removeCareNote, holds('pastor'), async (c, { id, note: noteId }) => {
    const caller = callerOf(c).id
    const scope = await scopeOf(c)
    const notes = await c.var.db.transaction().execute(async (db) => {
      await seenPerson(db, scope, id)
      await removeCareNote(db, id, { note: noteId, caller, now: c.var.now() })
      await audit(c, db, 'Care note removed', { detail: `person ${id}` })
      return listCareNotes(db, id, caller)
    })
    c.var.background.run(settleErasures(c.var))
    return notes
  })

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
  if (given && given.length > 40) refuseFields({ status: [personRefusals.nameStatusChurch] })
  return given || undefined
}

function readId(c: Context<AppEnv>, name: 'fellowship' | 'branch'): number | undefined {
  const given = c.req.query(name)
  if (!given) return undefined
  if (!/^\d{1,15}$/.test(given)) refuseFields({ [name]: [personRefusals.giveIdName({ name })] })
  return Number(given)
}
