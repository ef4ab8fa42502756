import { useCallback, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import type { Id } from '../../../lib/contract/base.ts'
import {
  answerFellowshipRequest,
  listFellowshipRequests,
  withdrawTransfer,
} from '../../../lib/contract/groups/calls/fellowship-requests.ts'
import type { FellowshipRequestAnswer as Request } from '../../../lib/contract/groups/fellowship-request.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { notify } from '../../../stores/toasts.ts'
import { DeclineDialog } from '../../staff/dialogs/DeclineDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { leaderWords } from './messages.ts'

type Props = { fellowship: Id; changed: () => void }

/** Who asks to come into the fellowship, and what became of members who are to be moved away. */
export function Requests({ fellowship, changed }: Props) {
  const load = useCallback(() => call(listFellowshipRequests, { id: fellowship }), [fellowship])
  const { data: requests, isHere, edit, reload } = useOnOpen(useLoaded(load, leaderWords.requestsNotLoaded))
  const [declining, setDeclining] = useState<Request>()
  const [busy, setBusy] = useState(false)
  if (!isHere || !requests?.length) return null
  async function take(call: () => Promise<Request[]>, toast: string): Promise<void> {
    setBusy(true)
    try {
      const now = await call()
      edit(() => now)
      changed()
      notify.success(toast)
    } catch (error) {
      notify.error(whyRefused(error))
      void reload()
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mb-5 grid gap-2" aria-labelledby="requests">
      <h2 id="requests">{leaderWords.joinRequests}</h2>
      <ul className="grid grid-cols-1 gap-2">
        {requests.map((request) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={request.id}>
            <span className="min-w-0 break-words">
              <strong>{request.name}</strong>
              <span className="hint block">{saidOf(request)}</span>
              {request.word && <span className="block">“{request.word}”</span>}
            </span>
            {request.state === 'asked' && (
              <span className="flex flex-wrap gap-3">
                {request.way === 'leaving' ? (
                  <button
                    className="btn"
                    type="button"
                    disabled={busy}
                    onClick={() =>
                      void take(
                        () => call(withdrawTransfer, { id: fellowship, request: request.id }),
                        leaderWords.withdrawn,
                      )
                    }
                  >
                    {leaderWords.withdrawMove({ name: request.name })[0]}
                    <span className="sr-only">{leaderWords.withdrawMove({ name: request.name })[1]}</span>
                  </button>
                ) : (
                  <>
                    <button
                      className="btn btn-primary"
                      type="button"
                      disabled={busy}
                      onClick={() =>
                        void take(
                          () =>
                            call(answerFellowshipRequest, {
                              id: fellowship,
                              request: request.id,
                              body: { accept: true, word: '' },
                            }),
                          leaderWords.inFellowship({ name: request.name }),
                        )
                      }
                    >
                      {leaderWords.accept({ name: request.name })[0]}
                      <span className="sr-only">{leaderWords.accept({ name: request.name })[1]}</span>
                    </button>
                    <button className="btn" type="button" onClick={() => setDeclining(request)}>
                      {leaderWords.decline({ name: request.name })[0]}
                      <span className="sr-only">{leaderWords.decline({ name: request.name })[1]}</span>
                    </button>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {declining && (
        <DeclineDialog
          name={declining.name}
          hint={
            declining.kind === 'join'
              ? churchMails()
                ? leaderWords.declineMailHint
                : leaderWords.declineHint
              : leaderWords.declineLeaderHint
          }
          saved={leaderWords.answerOnItsWay}
          decline={async (reply) => {
            const now = await call(answerFellowshipRequest, {
              id: fellowship,
              request: declining.id,
              body: reply,
            })
            edit(() => now)
          }}
          outdated={() => void reload()}
          close={() => setDeclining(undefined)}
        />
      )}
    </section>
  )
}

function saidOf({ kind, way, state, fellowship, asked_by, asked_at, answer }: Request): string {
  const day = shownDay(asked_at.slice(0, 10))
  if (kind === 'join')
    return fellowship ? leaderWords.asksToJoinFrom({ day, fellowship }) : leaderWords.asksToJoin({ day })
  if (way === 'coming')
    return leaderWords.asksToTakeOver({ leader: asked_by || leaderWords.somebody, fellowship, day })
  if (state === 'asked') return leaderWords.toBeMoved({ fellowship, day })
  if (state === 'accepted')
    return answer ? leaderWords.wasMovedSaying({ fellowship, answer }) : leaderWords.wasMoved({ fellowship })
  return answer ? leaderWords.saidNoSaying({ fellowship, answer }) : leaderWords.saidNo({ fellowship })
}
