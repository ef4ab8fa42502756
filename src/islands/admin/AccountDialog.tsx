import type { ReactNode } from 'react'
import { Email } from '../../components/staff/Contact.tsx'
import { Person, personName, RoleBadge } from '../../components/staff/Person.tsx'
import { genderName } from '../../components/staff/person-words.ts'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { offerPassword } from '../../lib/api/accounts/new-passwords.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import { shownTelephone } from '../../lib/text/phone.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { NewPassword } from '../staff/dialogs/NewPassword.tsx'
import { AccountDevices } from './AccountDevices.tsx'
import { AccountDuties } from './AccountDuties.tsx'
import { AccountFactors } from './AccountFactors.tsx'

type Props = { user: AccountDetails; close: () => void; manageRole: () => void; remove: () => void }

/** User Details, with the specification's texts for absent values (spec 2 §2). */
export function AccountDialog({ user, close, manageRole, remove }: Props) {
  return (
    <Dialog title="User Details" close={close}>
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center justify-between gap-3">
          <Person user={user} whole />
          <RoleBadge role={user.role} />
        </p>
        <FactList facts={factsOf(user)} />
        <AccountDevices user={user} />
        <AccountFactors user={user} />
        <NewPassword name={personName(user)} offer={() => offerPassword(user.id)} />
        <AccountDuties user={user} />
        <p className="flex flex-wrap gap-3">
          <button className="btn" type="button" onClick={manageRole}>
            Manage Role
          </button>
          <button className="btn btn-danger" type="button" onClick={remove}>
            Delete User
          </button>
        </p>
      </div>
    </Dialog>
  )
}

function factsOf(user: AccountDetails): (readonly [term: string, fact: ReactNode])[] {
  const absent = 'Not provided'
  const email = user.email ? <Email of={user.email} /> : absent
  return [
    ['Email', email],
    ['Phone', shownTelephone(user.telephone) || absent],
    ['Gender', genderName(user.gender)],
    ['Fellowship', user.fellowship || absent],
    ['Date of Birth', user.dob ? formatDay(user.dob) : absent],
    ['Joined', user.date_joined ? formatDay(user.date_joined) : 'Unknown'],
    ['Address', user.address || absent],
    ...(user.digital_address ? [['Digital address', user.digital_address] as const] : []),
    ['Occupation', user.occupation || absent],
  ]
}
