import { sql } from 'kysely'
import type { TeamAnswer, TeamForm } from '../../../lib/contract/services/rota.ts'
import { fold } from '../../../lib/text/fold.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { isAccountFor, isServiceFor } from '../../register/entries/register-scope.ts'
import { rotaRefusals } from './messages.ts'

/** Of the keeper of the rota: the branch that the view is limited to. */
type By = { branch: number | undefined; now: Date }

/** All teams with what they need and who belongs to them, as staff of `branch` sees it; those that serve first. */
export async function listTeams(db: Db, branch: number | undefined): Promise<TeamAnswer[]> {
  const teams = await db
    .selectFrom('rota_team')
    .selectAll()
    .orderBy('is_open', 'desc')
    .orderBy('name_folded')
    .execute()
  const needs = await db
    .selectFrom('rota_need')
    .innerJoin('service', 'service.id', 'service_id')
    .select(['team_id', 'service.id as service', 'title', 'day as weekday', 'time', 'needed'])
    .where(isServiceFor(branch))
    .orderBy('service.id')
    .execute()
  const members = await db
    .selectFrom('rota_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['team_id', 'account.id as account', 'username', 'first_name', 'last_name', 'state'])
    .where('deletion_requested_at', 'is', null)
    .where(isAccountFor(branch))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('account.id')
    .execute()
  const needsOf = Map.groupBy(needs, ({ team_id }) => team_id)
  const membersOf = Map.groupBy(members, ({ team_id }) => team_id)
  return teams.map(({ id, name, is_open, version }) => ({
    id,
    name,
    is_open: is_open === 1,
    version,
    needs: (needsOf.get(id) ?? []).map(({ team_id: _, ...need }) => need),
    members: (membersOf.get(id) ?? []).map(({ account, state, ...named }) => ({
      account,
      state,
      name: nameOfAccount(named),
    })),
  }))
}

export const findTeam = (db: Db, id: number) =>
  db.selectFrom('rota_team').selectAll().where('id', '=', id).executeTakeFirst()

/** Adds a team. Throws 400 for the name of another one, and for a service that is not there. */
export async function addTeam(db: Db, form: TeamForm, { branch, now }: By): Promise<number> {
  await requireNewName(db, form.name)
  const { id } = await db
    .insertInto('rota_team')
    .values({ ...columns(form), created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setNeeds(db, id, form.needs, branch)
  return id
}

/**
 * Changes a team. Shifts stay, and so does what services of another branch than the keeper's need. Throws 400, 404, and 409 when it has
 * changed since `form.version`.
 */
export async function changeTeam(
  db: Db,
  id: number,
  form: TeamForm,
  branch: number | undefined,
): Promise<void> {
  const team = (await findTeam(db, id)) ?? refuse(404, rotaRefusals.noTeam)
  if (form.version !== undefined && form.version !== team.version) refuse(409, changedMeanwhile())
  await requireNewName(db, form.name, id)
  await db
    .updateTable('rota_team')
    .set({ ...columns(form), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('rota_need')
    .where('team_id', '=', id)
    .where('service_id', 'in', db.selectFrom('service').select('id').where(isServiceFor(branch)))
    .execute()
  await setNeeds(db, id, form.needs, branch)
}

const columns = ({ name, is_open }: TeamForm) => ({
  name,
  name_folded: fold(name),
  is_open: is_open ? (1 as const) : (0 as const),
})

async function requireNewName(db: Db, name: string, id = 0): Promise<void> {
  const same = await db
    .selectFrom('rota_team')
    .select('id')
    .where('name_folded', '=', fold(name))
    .where('id', '<>', id)
    .executeTakeFirst()
  if (same) refuseFields({ name: [rotaRefusals.sameName] })
}

async function setNeeds(
  db: Db,
  team_id: number,
  needs: TeamForm['needs'],
  branch: number | undefined,
): Promise<void> {
  if (needs.length === 0) return
  const ids = needs.map(({ service }) => service)
  const known = await db
    .selectFrom('service')
    .select('id')
    .where('id', 'in', ids)
    .where(isServiceFor(branch))
    .execute()
  if (known.length < ids.length) refuseFields({ needs: [rotaRefusals.serviceGone] })
  await db
    .insertInto('rota_need')
    .values(needs.map(({ service, needed }) => ({ team_id, service_id: service, needed })))
    .execute()
}
