import { readOwnChurch } from '../../../lib/api/website/church.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { ChurchForm } from '../../website/our-church/ChurchForm.tsx'
import { sectionWords } from './messages.ts'

/** Who the church is: an extension beside the specification's sections. */
export function OurChurch() {
  const { data: church, isHere, reload, edit } = useOnOpen(useLoaded(readOwnChurch))
  return (
    <div className="grid gap-6">
      <div className="staff-head">
        <h2>{sectionWords.ourChurch}</h2>
      </div>
      {!isHere && <NotHere />}
      {church ? (
        <ChurchForm loaded={church} changed={(now) => edit(() => now)} outdated={() => void reload()} />
      ) : (
        isHere && (
          <div
            className="skeleton min-h-80"
            role="status"
            aria-busy="true"
            aria-label={sectionWords.loadingWhatIsKnown}
          />
        )
      )}
    </div>
  )
}
