import { Counts } from '../Counts.tsx'
import { lookupWords } from './messages.ts'
import { useSharedLookup } from './useAdminLookup.ts'

/** The statistics, and a link to the dashboard that can do more. */
export function Overview() {
  const { statistics } = useSharedLookup()
  return (
    <div className="grid grid-cols-1 gap-8">
      <Counts statistics={statistics.data} loading={statistics.loading} reload={statistics.reload} />
      <p>
        {lookupWords.hereYouLookThings[0]}
        <a href="/super-admin">{lookupWords.hereYouLookThings[1]}</a>
        {lookupWords.hereYouLookThings[2]}
      </p>
    </div>
  )
}
