import { Counts } from '../Counts.tsx'
import { useSharedLookup } from './useAdminLookup.ts'

/** The statistics, and a link to the dashboard that can do more. */
export function Overview() {
  const { statistics } = useSharedLookup()
  return (
    <div className="grid grid-cols-1 gap-8">
      <Counts statistics={statistics.data} loading={statistics.loading} reload={statistics.reload} />
      <p>
        Here you look things up, give roles and delete users. To add or change fellowships, events and
        sermons, to approve testimonies and to answer prayer requests, open the{' '}
        <a href="/super-admin">Super Admin Dashboard</a>.
      </p>
    </div>
  )
}
