import { useEffect, useState } from 'react'
import { readFactors } from '../../lib/api/accounts/factors.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { readAccount } from '../../stores/member.ts'
import { staffWords } from './messages.ts'

const dayLength = 86_400_000

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
  const left = Math.ceil((Date.parse(ends) - Date.now()) / dayLength)
  const wait = left <= 0 ? staffWords.weekIsOver : staffWords.daysLeft({ count: left })
  const day = shownDay(ends)
  return (
    <p className="notice mb-5">
      {staffWords.enrol({ day, wait })[0]}
      <a href="/settings#stronger-sign-in">{staffWords.enrol({ day, wait })[1]}</a>
      {staffWords.enrol({ day, wait })[2]}
    </p>
  )
}
