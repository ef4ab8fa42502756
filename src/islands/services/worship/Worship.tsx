import { worshipSections } from '../../../lib/workspace/sections/worship.ts'
import { section } from '../../staff/lazy-section.ts'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { worshipWords as words } from './messages.ts'

const sections = sectionsOf(worshipSections, {
  plans: section(() => import('./plans/PlanList.tsx'), 'PlanList'),
  projection: section(() => import('../projection/desk/Projection.tsx'), 'Projection'),
})

/** Orders of service, songs and projection, for who plans the services (docs/worship.md). */
export const Worship = () => <StaffShell title={words.title} subtitle={words.subtitle} sections={sections} />
