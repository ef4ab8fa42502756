import { Contact, Reach } from '../../../components/staff/Contact.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Person, personName, RoleBadge } from '../../../components/staff/Person.tsx'
import type { AccountDetails } from '../../../lib/contract/accounts/account-details.ts'
import { listWords } from './messages.ts'

export const accountColumns = (): readonly Column<AccountDetails>[] => [
  { title: listWords.user, order: 'last_name', cell: (user) => <Person user={user} /> },
  { title: listWords.contact, inCard: 'none', cell: (user) => <Contact {...user} /> },
  {
    title: listWords.callOrWrite,
    inCard: 'reach' as const,
    cell: (user) => <Reach name={personName(user)} telephone={user.telephone} />,
  },
  { title: listWords.role, cell: ({ role }) => <RoleBadge role={role} /> },
  { title: listWords.fellowship, cell: ({ fellowship }) => fellowship || listWords.notAssigned },
]
