import { formSections } from '../../../../lib/workspace/sections/forms.ts'
import { section } from '../../../staff/lazy-section.ts'
import { StaffShell } from '../../../staff/StaffShell.tsx'
import { sectionsOf } from '../../../staff/sections-of.ts'
import { formDeskWords as words } from './messages.ts'

const sections = sectionsOf(formSections, {
  forms: section(() => import('./FormList.tsx'), 'FormList'),
  registrations: section(() => import('../../registrations/desk/Registrations.tsx'), 'Registrations'),
})

/** The church's forms, for those who make them and those who read the answers (docs/forms.md). */
export const Forms = () => <StaffShell title={words.title} subtitle={words.subtitle} sections={sections} />
