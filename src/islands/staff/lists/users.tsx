import { Contact } from '../../../components/staff/Contact.tsx'
import type { Column } from '../../../components/staff/ListSection.tsx'
import { Person, RoleBadge } from '../../../components/staff/Person.tsx'
import type { StaffUser } from '../../../lib/contract/staff.ts'

export const userColumns: readonly Column<StaffUser>[] = [
  { title: 'User', order: 'last_name', cell: (user) => <Person user={user} /> },
  { title: 'Contact', cell: (user) => <Contact {...user} /> },
  { title: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  { title: 'Fellowship', cell: ({ fellowship }) => fellowship || 'Not assigned' },
]
