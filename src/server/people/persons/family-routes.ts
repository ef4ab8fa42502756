import type { Context } from 'hono'
import * as calls from '../../../lib/contract/people/calls/family.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { findTelephone } from '../../accounts/accounts/telephones.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { proposeRelations } from '../family/propose.ts'
import { addOutsideKin, addRelation, changeRelation, removeRelation } from '../family/write.ts'
import { personRefusals } from '../messages.ts'
import { actOf, changing } from './changing.ts'
import { anyPerson } from './people-scope.ts'

/** Who is whose family: an extension (docs/people.md). */
export const familyRoutes = new Routes()
  .answer(calls.addRelation, [roles('admin'), idempotent], async (c, { id }) => {
    const { kind, person: otherId, says, name, telephone } = await bodyOf(c)
    const number = await readNumber(c, telephone)
    return changing(c, 'Relation added', async (db) => {
      const person = await anyPerson(db, id)
      if (otherId === null) await addOutsideKin(db, person, { name, telephone: number, says }, actOf(c))
      else await addRelation(db, { person, other: await anyPerson(db, otherId) }, { kind, says }, actOf(c))
      return id
    })
  })
  .answer(calls.makeRelations, [roles('admin'), idempotent], async (c, { id }) => {
    const { relations } = await bodyOf(c)
    return changing(c, 'Relations added', async (db) => {
      const { household_id } = await anyPerson(db, id)
      const proposed = await proposeRelations(db, household_id, c.var.now())
      for (const { kind, person, other } of relations) {
        const isProposed = proposed.some(
          (one) => one.kind === kind && one.person === person && one.other === other,
        )
        if (!isProposed) refuse(409, personRefusals.householdChangedMeanwhileLook)
        const pair = { person: await anyPerson(db, person), other: await anyPerson(db, other) }
        const relation = { kind: kind === 'parent' ? ('child' as const) : kind, says: '' }
        await addRelation(db, pair, relation, actOf(c))
      }
      return id
    })
  })
  .answer(calls.changeRelation, roles('admin'), async (c, { id, relation }) => {
    const form = await bodyOf(c)
    const telephone = await readNumber(c, form.telephone)
    return changing(c, 'Relation changed', async (db) => {
      const person = await anyPerson(db, id)
      const other = (one: number) => anyPerson(db, one)
      await changeRelation(db, { person, relation }, { ...form, telephone }, { other, act: actOf(c) })
      return id
    })
  })
  .answer(calls.removeRelation, roles('admin'), (c, { id, relation }) =>
    changing(c, 'Relation removed', async (db) => {
      const person = await anyPerson(db, id)
      const other = (one: number) => anyPerson(db, one)
      await removeRelation(db, { person, relation }, { other, act: actOf(c) })
      return id
    }),
  )

/** A number as E.164, of the church's country or, with +, of another one; '' stays. */
async function readNumber(c: Context<AppEnv>, telephone: string): Promise<string> {
  if (telephone === '') return ''
  const abroad = telephone.replace(/[\s().-]/g, '')
  if (/^\+\d{8,15}$/.test(abroad)) return abroad
  return (
    findTelephone(telephone, await countryOf(c.var.db)) ??
    refuseFields({
      telephone: [personRefusals.giveTelephoneNumberCountry],
    })
  )
}
