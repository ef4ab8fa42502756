import { useState } from 'react'
import { joinFellowship, whyRefused } from '../../lib/api/extensions.ts'
import { fellowshipTexts } from '../../lib/messages/fellowships.ts'
import { writeUser } from '../../stores/session-acts.ts'
import { notify } from '../../stores/toasts.ts'
import { useMember } from '../../stores/useMember.ts'

/** Joins at once, and takes it back with the reason if the church says no. A visitor logs in first, and comes back here. */
export function JoinButton({ id, name }: { id: number; name: string }) {
  const member = useMember()
  const [joined, setJoined] = useState(false)
  const belongs = joined || isIn(member?.fellowships, id)

  async function join(): Promise<void> {
    setJoined(true)
    notify.success(fellowshipTexts.asked(name))
    try {
      await joinFellowship(id)
      if (member) writeUser({ ...member, fellowships: [{ id, name }] })
    } catch (error) {
      setJoined(false)
      notify.error(whyRefused(error))
    }
  }

  if (!member)
    return (
      <a className="btn btn-primary" href={wayToLogin(id)}>
        Log in to join
      </a>
    )
  return belongs ? (
    <p className="badge badge-forest" role="status">
      You are in this fellowship
    </p>
  ) : (
    <button className="btn btn-primary" type="button" onClick={() => void join()}>
      Join
    </button>
  )
}

const wayToLogin = (id: number) => `/login?next=${encodeURIComponent(`/fellowships?group=${id}`)}`

/** The stored user may name the member's fellowships (spec 1 §3); what it holds is not certain. */
function isIn(fellowships: unknown, id: number): boolean {
  return Array.isArray(fellowships) && fellowships.some((one) => one?.id === id)
}
