import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { joinFellowship } from '../../../lib/api/groups/join-fellowship.ts'
import {
  dropLoginIntent,
  loginFor,
  readLoginIntent,
  storeLoginIntent,
} from '../../../lib/browser/login-intent.ts'
import { fellowshipTexts } from '../../../lib/texts/groups/fellowships.ts'
import { writeAccount } from '../../../stores/session-acts.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { useFetched } from '../../shell/useFetched.ts'
import { joinWords } from './messages.ts'

const fetchRequests = async () => (await import('./OwnRequests.tsx')).OwnRequests

/**
 * Joins with an optimistic update, which is reverted with the reason after a refusal. A visitor logs in or signs up first,
 * and joins automatically on returning to this page.
 */
export function JoinButton({ id, name, asks }: { id: number; name: string; asks: boolean }) {
  const awake = useHydrated()
  const member = useMember()
  const [joined, setJoined] = useState<'no' | 'asking' | 'asked' | 'member'>('no')
  const belongs = joined === 'member' || isIn(member?.fellowships, id)
  const { Fetched: Requests, show } = useFetched(fetchRequests)
  const looks = asks && member !== undefined && !belongs
  useEffect(() => {
    if (looks) void show()
  }, [looks, show])

  async function join(): Promise<void> {
    if (!member) return logIn(id)
    setJoined(asks ? 'asking' : 'member')
    notify.success(fellowshipTexts.asked({ name }))
    try {
      const now = await joinFellowship(id)
      setJoined(now)
      if (now === 'asked') {
        if (!Requests) void show()
      } else writeAccount({ ...member, fellowships: [{ id, name }] })
    } catch (error) {
      setJoined('no')
      notify.error(whyRefused(error))
    }
  }

  // Runs once after the return from the login: the intent is dropped.
  useEffect(() => {
    const intent = member && readLoginIntent()
    if (intent?.fellowship !== id) return
    dropLoginIntent()
    if (intent.act === 'join' && !belongs) void join()
  })

  const button = (
    <button className="btn btn-primary" type="button" disabled={!awake} onClick={() => void join()}>
      {joinWords.join}
    </button>
  )
  if (belongs)
    return (
      <p className="badge badge-forest whitespace-normal" role="status">
        {joined === 'member' ? joinWords.accepted : joinWords.belongs}
      </p>
    )
  const waits = <p role="status">{joinWords.waits}</p>
  if (joined === 'asking') return waits
  if (Requests && (asks || joined === 'asked'))
    return <Requests key={joined} of={id} otherwise={button} withdrawn={() => setJoined('no')} />
  return joined === 'asked' ? waits : button
}

function logIn(fellowship: number): void {
  const intent = { fellowship, act: 'join' } as const
  storeLoginIntent(intent)
  location.assign(loginFor(intent))
}

/** The stored user may list the member's fellowships (spec 1 §3). The list is not validated. */
function isIn(fellowships: unknown, id: number): boolean {
  return Array.isArray(fellowships) && fellowships.some((one) => one?.id === id)
}
