import { lookAround, sampleWith } from '../../../../content/look-around.ts'
import * as calls from '../../../../lib/contract/settings/calls/look-around.ts'
import { findByLogin } from '../../../accounts/accounts/repo.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { roles, signedIn, unguarded } from '../../../accounts/accounts/rights/guards.ts'
import { signIn } from '../../../accounts/accounts/routes.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { dismiss, hasDismissed } from './dismissed.ts'

const gone = 'This person is no longer in the sample church. Its admin can put the church back: Start again.'

/** How the demonstration is put back: `hindrance` says why it cannot be, '' where it can; `begin` resolves before anything is lost. */
export type StartAgain = { hindrance: string; begin: () => void }

/** Routes of the demonstration alone, which no church of people mounts: sign in by one press, first steps, Start again. */
export const lookAroundRoutes = ({ hindrance, begin }: StartAgain) =>
  new Routes()
    .answer(calls.lookAround, [unguarded, demands({ tells: 'the owner' })], async (c) => {
      await c.var.limits.consume('login by address', c.var.address)
      const { as } = await bodyOf(c)
      const person = lookAround.find((one) => one.as === as)
      const account = (await findByLogin(c.var.db, person?.username ?? '')) ?? refuse(409, gone)
      return signIn(c, account, { takeBack: true, by: 'one press' })
    })
    .answer(calls.readFirstSteps, signedIn, async (c) => {
      const { id, username, role } = callerOf(c)
      const steps = (await hasDismissed(c.var.db, id)) ? [] : (sampleWith(username)?.steps ?? [])
      return {
        steps: steps.map(([text, address]) => ({ text, address })),
        start_again: role === 'admin' ? hindrance : null,
      }
    })
    .answer(calls.dismissFirstSteps, [signedIn, demands('nothing')], async (c) => {
      await dismiss(c.var.db, callerOf(c).id)
      return { detail: 'Dismissed.' }
    })
    .answer(calls.startAgain, [roles('admin'), demands('nothing')], () => {
      if (hindrance) refuse(409, hindrance)
      begin()
      return { detail: 'The sample church is being put back. In a few seconds you can look around again.' }
    })
