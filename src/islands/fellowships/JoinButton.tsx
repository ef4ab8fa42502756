import { useEffect, useState } from 'react'
import { useHydrated } from '../../components/ui/useHydrated.ts'
import { whyRefused } from '../../lib/api/api-error.ts'
import { joinFellowship } from '../../lib/api/join-fellowship.ts'
import { dropLoginIntent, keepLoginIntent, loginFor, readLoginIntent } from '../../lib/login-intent.ts'
import { fellowshipTexts } from '../../lib/messages/fellowships.ts'
import { writeUser } from '../../stores/session-acts.ts'
import { notify } from '../../stores/toasts.ts'
import { useMember } from '../../stores/useMember.ts'

/**
 * Joins with an optimistic update, which is reverted with the reason after a refusal. A visitor logs in or signs up first,
 * and joins automatically on returning to this page.
 */
export function JoinButton({ id, name }: { id: number; name: string }) {
  const awake = useHydrated()
  const member = useMember()
  const [joined, setJoined] = useState(false)
  const belongs = joined || isIn(member?.fellowships, id)

  async function join(): Promise<void> {
    if (!member) return logIn(id)
    setJoined(true)
    notify.success(fellowshipTexts.asked(name))
    try {
      await joinFellowship(id)
      writeUser({ ...member, fellowships: [{ id, name }] })
    } catch (error) {
      setJoined(false)
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

  return belongs ? (
    <p className="badge badge-forest" role="status">
      You are in this fellowship
    </p>
  ) : (
    <button className="btn btn-primary" type="button" disabled={!awake} onClick={() => void join()}>
      Join
    </button>
  )
}

function logIn(fellowship: number): void {
  const intent = { fellowship, act: 'join' } as const
  keepLoginIntent(intent)
  location.assign(loginFor(intent))
}

/** The stored user may list the member's fellowships (spec 1 §3). The list is not validated. */
function isIn(fellowships: unknown, id: number): boolean {
  return Array.isArray(fellowships) && fellowships.some((one) => one?.id === id)
}
