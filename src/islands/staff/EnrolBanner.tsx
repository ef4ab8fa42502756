import { useEffect, useState } from 'react'
import { readFactors } from '../../lib/api/accounts/factors.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { readAccount } from '../../stores/member.ts'

const day = 86_400_000

/** Tells staff the deadline for setting up a second factor, and where to do it. */
export function EnrolBanner() {
  const [ends, setEnds] = useState<string>()
  useEffect(() => {
    // A failed call is ignored: the dashboard's own calls report why they fail.
    if (readAccount()?.role !== 'user')
      readFactors().then(
        ({ grace_ends }) => setEnds(grace_ends ?? ''),
        () => undefined,
      )
  }, [])
  if (!ends) return null
  const left = Math.ceil((Date.parse(ends) - Date.now()) / day)
  const wait = left <= 0 ? 'The week is over.' : left === 1 ? 'One day is left.' : `${left} days are left.`
  return (
    <p className="notice mb-5">
      Please set up two-step sign-in before {formatDay(ends)}: what people entrust to the church is then safe
      with you. {wait} <a href="/settings#stronger-sign-in">Set up now</a>
    </p>
  )
}
