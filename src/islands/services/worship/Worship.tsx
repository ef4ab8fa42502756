import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { worshipSections } from '../../../lib/workspace/sections/worship.ts'
import { section } from '../../staff/lazy-section.ts'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { mayPlanServices } from './may-plan.ts'
import { worshipWords as words } from './messages.ts'

const sections = sectionsOf(worshipSections, {
  plans: section(() => import('./plans/PlanList.tsx'), 'PlanList'),
  songs: section(() => import('../songs/SongList.tsx'), 'SongList'),
  projection: section(() => import('../projection/desk/Projection.tsx'), 'Projection'),
})

/** What those see who plan no services: the orders in which they have a part. */
const own = [
  {
    id: 'plans',
    name: 'Order of Service',
    Section: section(() => import('./plans/OwnPlans.tsx'), 'OwnPlans'),
  },
  {
    id: 'songs',
    name: 'Songs',
    Section: section(() => import('../songs/OwnSongs.tsx'), 'OwnSongs'),
  },
]

/** Orders of service, songs and projection, for who plans the services (docs/worship.md). */
export function Worship() {
  const awake = useHydrated()
  const isOwn = awake && !mayPlanServices()
  return (
    <StaffShell
      title={words.title}
      subtitle={isOwn ? words.ownSubtitle : words.subtitle}
      sections={isOwn ? own : sections}
    />
  )
}
