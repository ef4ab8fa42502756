import { Contact } from '../../../components/staff/Contact.tsx'
import type { Column } from '../../../components/staff/ListSection.tsx'
import { Person, RoleBadge } from '../../../components/staff/Person.tsx'
import type { Member } from '../../../lib/contract/member.ts'

export const userColumns: readonly Column<Member>[] = [
  { title: 'User', order: 'last_name', cell: (user) => <Person user={user} /> },
  { title: 'Contact', cell: (user) => <Contact {...user} /> },
  { title: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  { title: 'Fellowship', cell: ({ fellowship }) => fellowship || 'Not assigned' },
]
