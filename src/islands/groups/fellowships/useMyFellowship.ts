import { useCallback, useEffect, useState } from 'react'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { joinFellowship, leaveFellowship } from '../../../lib/api/groups/join-fellowship.ts'
import { readMyFellowship } from '../../../lib/contract/groups/calls/fellowships.ts'
import { type Fellowship, MyFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { fellowshipTexts } from '../../../lib/texts/groups/fellowships.ts'
import { myFellowshipTexts } from '../../../lib/texts/groups/my-fellowship.ts'
import { readAccount } from '../../../stores/member.ts'
import { writeAccount } from '../../../stores/session-acts.ts'
import { notify } from '../../../stores/toasts.ts'

export type Membership =
  | { state: 'loading' }
  | { state: 'failed' }
  /** `why`: the reason why the last join was refused. */
  | { state: 'none'; why: string }
  /** `settled`: the server has recorded the membership. */
  | { state: 'member'; fellowship: MyFellowship; settled: boolean }

/** The member's fellowship. Join and leave are optimistic updates, reverted after a refusal (spec 1 §8, Fellowship). */
export function useMyFellowship() {
  const [membership, setMembership] = useState<Membership>({ state: 'loading' })

  const load = useCallback(async () => {
    setMembership({ state: 'loading' })
    setMembership(await find())
  }, [])

  useEffect(() => void load(), [load])

  /** Returns whether the server accepted it. */
  async function join(chosen: Fellowship): Promise<boolean> {
    const fellowship = MyFellowship.parse(chosen)
    if (!chosen.asks_leader) setMembership({ state: 'member', fellowship, settled: false })
    notify.success(
      chosen.asks_leader
        ? fellowshipTexts.asked({ name: chosen.name })
        : myFellowshipTexts.joined({ name: chosen.name }),
    )
    try {
      if ((await joinFellowship(chosen.id)) === 'asked') {
        if (!chosen.asks_leader) notify.success(fellowshipTexts.asked({ name: chosen.name }))
        setMembership({ state: 'none', why: '' })
        return true
      }
    } catch (error) {
      notify.error(myFellowshipTexts.joinFailure)
      setMembership({ state: 'none', why: whyRefused(error) })
      return false
    }
    note([{ id: chosen.id, name: chosen.name }])
    setMembership({ state: 'member', fellowship: oneMore(fellowship), settled: true })
    return true
  }

  async function leave(id: number, fellowship: MyFellowship): Promise<void> {
    setMembership({ state: 'none', why: '' })
    notify.success(myFellowshipTexts.left({ name: fellowship.name }))
    try {
      await leaveFellowship(id)
      note([])
    } catch (error) {
      setMembership({ state: 'member', fellowship, settled: true })
      notify.error(whyRefused(error))
    }
  }

  return { membership, load, join, leave }
}

async function find(): Promise<Membership> {
  try {
    return { state: 'member', fellowship: await call(readMyFellowship), settled: true }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { state: 'none', why: '' }
    console.error(error)
    notify.error(myFellowshipTexts.loadFailure)
    return { state: 'failed' }
  }
}

/** The list's member count does not include the new member yet. */
const oneMore = (fellowship: MyFellowship): MyFellowship => ({
  ...fellowship,
  member_count: fellowship.member_count === undefined ? undefined : fellowship.member_count + 1,
})

/** Writes the fellowships to the stored user, for the pages that read them there (spec 1 §3). */
function note(fellowships: readonly { id: number; name: string }[]): void {
  const user = readAccount()
  if (user) writeAccount({ ...user, fellowships })
}
