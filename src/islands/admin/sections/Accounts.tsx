import { personName } from '../../../components/staff/Person.tsx'
import { accountCalls, deleteAccount } from '../../../lib/api/accounts/account-management.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { accountColumns } from '../../staff/lists/accounts.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { AccountDialog } from '../AccountDialog.tsx'
import { AccountFilters } from '../AccountFilters.tsx'
import { Invitations } from '../invitations/Invitations.tsx'
import { RoleDialog } from '../RoleDialog.tsx'
import { sectionWords } from './messages.ts'

/** The limit up to which the server counts the matches of a search (docs/decisions/server.md#counts-and-searches). */
const mostFound = 500

/** Church Members: searched, sorted and paged by the server for any number of members (spec 2 §2, Users). */
export function Accounts() {
  const list = usePages(accountCalls.list)
  return (
    <>
      <CrudSection
        title={sectionWords.churchMembers}
        list={list}
        kind="user"
        nameOf={personName}
        search={sectionWords.searchMembers}
        empty={sectionWords.noUsersFound}
        why={sectionWords.whoeverSignsUpOn}
        columns={accountColumns()}
        view={{
          dialog: (user, { close, edit, remove }) => (
            <AccountDialog user={user} close={close} manageRole={edit} remove={remove} />
          ),
        }}
        edit={{
          name: sectionWords.manageRole,
          dialog: (user, close) => user && <RoleDialog user={user} list={list} close={close} />,
        }}
        remove={{ call: deleteAccount, act: sectionWords.deleteUser, bin: 'account', inDialogOnly: true }}
        hint={list.query.search && (list.part?.count ?? 0) >= mostFound && sectionWords.theseAreNewestThat}
        filters={<AccountFilters list={list} />}
      />
      <p className="mt-4">
        <a className="more" href="/people">
          {sectionWords.registerOfPeopleWith}
        </a>
      </p>
      {isUsed('check-in') && (
        <p className="mt-2">
          <a className="more" href="/check-in">
            {sectionWords.checkInWhoIs}
          </a>
        </p>
      )}
      <Invitations />
    </>
  )
}
