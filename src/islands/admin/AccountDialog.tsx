import type { ReactNode } from 'react'
import { Email } from '../../components/staff/Contact.tsx'
import { Person, personName, RoleBadge } from '../../components/staff/Person.tsx'
import { genderName } from '../../components/staff/person-words.ts'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { offerPassword } from '../../lib/api/accounts/new-passwords.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import { shownTelephone } from '../../lib/text/phone.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { NewPassword } from '../staff/dialogs/NewPassword.tsx'
import { listWords } from '../staff/lists/messages.ts'
import { AccountDevices } from './AccountDevices.tsx'
import { AccountDuties } from './AccountDuties.tsx'
import { AccountFactors } from './AccountFactors.tsx'
import { adminWords } from './messages.ts'

type Props = { user: AccountDetails; close: () => void; manageRole: () => void; remove: () => void }

/** User Details, with the specification's texts for absent values (spec 2 §2). */
export function AccountDialog({ user, close, manageRole, remove }: Props) {
  return (
    <Dialog title={adminWords.userDetails} close={close}>
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
            {adminWords.manageRole}
          </button>
          <button className="btn btn-danger" type="button" onClick={remove}>
            {adminWords.deleteUser}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

function factsOf(user: AccountDetails): (readonly [term: string, fact: ReactNode])[] {
  const absent = adminWords.notProvided
  const email = user.email ? <Email of={user.email} /> : absent
  return [
    [adminWords.email, email],
    [adminWords.phone, shownTelephone(user.telephone) || absent],
    [adminWords.gender, genderName(user.gender)],
    [listWords.fellowship, user.fellowship || absent],
    [adminWords.dateOfBirth, user.dob ? shownDay(user.dob) : absent],
    [adminWords.joined, user.date_joined ? shownDay(user.date_joined) : adminWords.unknown],
    [adminWords.address, user.address || absent],
    ...(user.digital_address ? [[adminWords.digitalAddress, user.digital_address] as const] : []),
    [adminWords.occupation, user.occupation || absent],
  ]
}
