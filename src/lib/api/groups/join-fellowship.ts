import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/groups/calls/membership.ts'
import { request } from '../call.ts'
import { withLocalFallback } from '../local-fallback.ts'

/* Apart from fellowships.ts: the public page joins, but loads neither the staff's form nor a reader. */

/** Joins this fellowship and leaves any other; `asked` where its leader is asked first. */
export async function joinFellowship(id: Id): Promise<'member' | 'asked'> {
  let membership: 'member' | 'asked' = 'member'
  const call = request(calls.joinFellowship, { id }).res()
  await withLocalFallback(
    call.then(async (answer) => {
      if (isAsked(await answer.json().catch(() => undefined))) membership = 'asked'
      return answer
    }),
  )
  return membership
}

const isAsked = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'membership' in body && body.membership === 'asked'

export const leaveFellowship = (id: Id): Promise<void> =>
  withLocalFallback(request(calls.leaveFellowship, { id }).res())
