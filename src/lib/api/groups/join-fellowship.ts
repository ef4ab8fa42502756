import type { Id } from '../../contract/base.ts'
import { api } from '../client.ts'
import { withLocalFallback } from '../local-fallback.ts'

/* Apart from fellowships.ts: the public page joins, but loads neither the staff's form nor a reader. */

/** POST fellowships/{id}/join/: joins this fellowship and leaves any other; `asked` where its leader is asked first. */
export async function joinFellowship(id: Id): Promise<'member' | 'asked'> {
  let membership: 'member' | 'asked' = 'member'
  const call = api.url(`fellowships/${id}/join/`).post().res()
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

/** DELETE fellowships/{id}/join/: leaves the fellowship. */
export const leaveFellowship = (id: Id): Promise<void> =>
  withLocalFallback(api.url(`fellowships/${id}/join/`).delete().res())
