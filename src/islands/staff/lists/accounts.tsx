import { Contact, Reach } from '../../../components/staff/Contact.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Person, personName, RoleBadge } from '../../../components/staff/Person.tsx'
import type { AccountDetails } from '../../../lib/contract/accounts/account-details.ts'

export const accountColumns: readonly Column<AccountDetails>[] = [
  { title: 'User', order: 'last_name', cell: (user) => <Person user={user} /> },
  { title: 'Contact', inCard: 'none', cell: (user) => <Contact {...user} /> },
  {
    title: 'Call or write',
    inCard: 'reach' as const,
    cell: (user) => <Reach name={personName(user)} telephone={user.telephone} />,
  },
  { title: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  { title: 'Fellowship', cell: ({ fellowship }) => fellowship || 'Not assigned' },
]
