import type { Context } from 'hono'
import type { PersonForm } from '../../../lib/contract/people/person.ts'
import { readTelephone } from '../../accounts/accounts/telephones.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { Refused, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireBranch } from '../../register/entries/branches.ts'
import { differenceOf, recordChange } from '../../register/entries/history.ts'
import { requireSeen } from '../../register/entries/merge.ts'
import {
  addPerson,
  changePerson,
  columnsOf,
  type Person,
  type PersonColumns,
} from '../../register/entries/repo.ts'
import { unassignMoved } from '../../register/entries/unassign.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { anyPerson } from './people-scope.ts'
import { statusesOf } from './statuses.ts'
import { indexTitles, takeTitles, titlesOf } from './titles.ts'

type Written = Omit<PersonForm, 'version'>

/** Adds a person as an admin wrote it, with its history. Throws 400 by field. */
export async function writeNew(c: Context<AppEnv>, db: Db, form: Written): Promise<Person> {
  const columns = await readColumns(db, form)
  const [by, at] = [callerOf(c).id, c.var.now()]
  const person = await addPerson(db, columns, at)
  const after = differenceOf({ ...blank }, columns)?.after ?? {}
  await recordChange(db, person, {
    kind: 'added',
    by,
    at,
    after: { ...shownOf(after), ...(await namesOf(db, { branch_id: columns.branch_id ?? undefined })) },
  })
  return person
}

const blank = { ministries: '[]', fellowship_id: null }

/**
 * Changes a person. What somebody with an account says of themselves stays as it is: they change it in their profile, or an admin
 * under Users. Throws 409 when somebody changed the person meanwhile.
 */
export async function writeChange(c: Context<AppEnv>, db: Db, id: number, form: PersonForm): Promise<void> {
  const { version, ...written } = form
  const person = await anyPerson(db, id)
  requireSeen(person, version)
  const columns: Partial<PersonColumns> = await readColumns(db, written, person)
  if (person.account_id !== null) for (const column of comparedColumns) delete columns[column]
  const changed = differenceOf(person, columns)
  if (!changed) return
  const [by, at] = [callerOf(c).id, c.var.now()]
  const now = await changePerson(db, id, changed.after as Partial<PersonColumns>, at)
  // A trigger carries it on to the person only where it differs, so that this is no second change.
  if (person.account_id !== null && 'fellowship_id' in changed.after) {
    const { fellowship_id } = now
    await db.updateTable('account').set({ fellowship_id }).where('id', '=', person.account_id).execute()
  }
  if ('branch_id' in changed.after)
    await unassignMoved(db, { person: id, branch: now.branch_id }, { by, now: at })
  const latest = await anyPerson(db, id)
  await recordChange(db, latest, {
    kind: 'changed',
    by,
    at,
    before: { ...changed.before, ...(await namesOf(db, changed.before)) },
    after: { ...changed.after, ...(await namesOf(db, changed.after)) },
  })
}

/** Columns that an account owns: a member edits them in the profile. */
export const comparedColumns = [
  'first_name',
  'middle_name',
  'last_name',
  'gender',
  'telephone',
  'email',
] as const

async function readColumns(db: Db, form: Written, now?: Person): Promise<PersonColumns> {
  const country = await countryOf(db)
  const statuses = await statusesOf(db)
  await requireBranch(db, form.branch ?? null, now?.branch_id ?? null)
  if (form.status !== '' && form.status !== now?.status && !statuses.includes(form.status))
    refuseFields({ status: [callRefusals.chooseOneChoices({ choices: statuses.join(', ') })] })
  if (form.title && form.title !== now?.title) {
    const titles = await titlesOf(db)
    if (takeTitles(form.title, indexTitles(titles), 0).rest !== '')
      refuseFields({ title: [callRefusals.chooseOneChoices({ choices: titles.join(', ') })] })
  }
  if (form.fellowship !== null) {
    const fellowships = await db
      .selectFrom('fellowship')
      .select('id')
      .where('id', '=', form.fellowship)
      .execute()
    if (fellowships.length === 0) refuseFields({ fellowship: [callRefusals.thereNoSuchFellowship] })
  }
  const read = (field: 'telephone' | 'other_telephone') => numberOf(field, form[field], country)
  return columnsOf({
    ...form,
    telephone: read('telephone'),
    other_telephone: read('other_telephone'),
  })
}

/** A number of the church's country as E.164, '' for none. Throws 400 at the field. */
export function numberOf(field: string, telephone: string, country: string): string {
  if (telephone === '') return ''
  try {
    return readTelephone({ telephone, country_code: undefined }, country)
  } catch (error) {
    if (!(error instanceof Refused) || !('telephone' in error.body)) throw error
    refuseFields({ [field]: error.body['telephone'] as string[] })
  }
}

const shownOf = (after: Readonly<Record<string, unknown>>) => {
  const { ministries, ...others } = after
  return { ...others, ...(ministries !== '[]' && ministries !== undefined && { ministries }) }
}

/** Beside the ids, the names of the fellowship and the branch, for who reads the history. */
async function namesOf(db: Db, { fellowship_id, branch_id }: Readonly<Record<string, unknown>>) {
  const nameIn = async (table: 'fellowship' | 'branch', id: number | null) =>
    (await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''
  return {
    ...(fellowship_id !== undefined && {
      fellowship: await nameIn('fellowship', fellowship_id as number | null),
    }),
    ...(branch_id !== undefined && { branch: await nameIn('branch', branch_id as number | null) }),
  }
}
