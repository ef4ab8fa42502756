import { type ReactNode, useEffect, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import {
  listOwnFellowshipRequests,
  withdrawOwnFellowshipRequest,
} from '../../../lib/contract/groups/calls/fellowship-requests.ts'
import type { OwnFellowshipRequestAnswer as Request } from '../../../lib/contract/groups/fellowship-request.ts'
import { fellowshipTexts } from '../../../lib/texts/groups/fellowships.ts'
import { notify } from '../../../stores/toasts.ts'
import { joinWords } from './messages.ts'

type Props = {
  /** Limits the list to this fellowship. */
  of?: number
  /** Shown where nothing is asked. */
  otherwise?: ReactNode
  withdrawn?: () => void
}

/** What a member asked the leaders of fellowships, and what they said. */
export function OwnRequests({ of, otherwise = null, withdrawn }: Props) {
  const [requests, setRequests] = useState<readonly Request[]>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    call(listOwnFellowshipRequests).then(setRequests, (error: unknown) => {
      logUnlessUnknown(error)
      setRequests([])
    })
  }, [])
  if (!requests) return null
  const shown = newestOfEach(requests).filter(({ fellowship }) => of === undefined || fellowship === of)

  async function takeBack({ id, name }: Request): Promise<void> {
    setBusy(true)
    try {
      setRequests(await call(withdrawOwnFellowshipRequest, { request: id }))
      notify.success(fellowshipTexts.takenBack({ name }))
      withdrawn?.()
    } catch (error) {
      notify.error(whyRefused(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {shown.map((request) => (
        <div className="notice flex flex-wrap items-center gap-3" key={request.id} role="status">
          <p>{saidOf(request)}</p>
          {request.state === 'asked' && (
            <button className="btn" type="button" disabled={busy} onClick={() => void takeBack(request)}>
              {joinWords.withdrawRequest({ name: request.name })[0]}
              <span className="sr-only">{joinWords.withdrawRequest({ name: request.name })[1]}</span>
            </button>
          )}
        </div>
      ))}
      {!shown.some(({ state }) => state === 'asked') && otherwise}
    </>
  )
}

/** The list has the newest first. */
const newestOfEach = (requests: readonly Request[]): readonly Request[] =>
  requests.filter(
    ({ fellowship }, at) => requests.findIndex((other) => other.fellowship === fellowship) === at,
  )

function saidOf({ name, state, answer }: Request): string {
  if (state === 'asked') return joinWords.leaderHasIt({ name })
  if (state === 'accepted')
    return answer ? joinWords.acceptedWord({ name, answer }) : joinWords.acceptedBy({ name })
  return answer ? joinWords.declinedWord({ name, answer }) : joinWords.declined({ name })
}
