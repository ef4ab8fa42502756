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

/** The limit up to which the server counts the matches of a search (docs/decisions/server.md#counts-and-searches). */
const mostFound = 500

/** Church Members: searched, sorted and paged by the server for any number of members (spec 2 §2, Users). */
export function Accounts() {
  const list = usePages(accountCalls.list)
  return (
    <>
      <CrudSection
        title="Church Members"
        list={list}
        kind="user"
        nameOf={personName}
        search="Search members..."
        empty="No users found"
        why="Whoever signs up on the site comes here. Give people the address of the page Sign up, and invite below who serves."
        columns={accountColumns()}
        view={{
          dialog: (user, { close, edit, remove }) => (
            <AccountDialog user={user} close={close} manageRole={edit} remove={remove} />
          ),
        }}
        edit={{
          name: 'Manage Role',
          dialog: (user, close) => user && <RoleDialog user={user} list={list} close={close} />,
        }}
        remove={{ call: deleteAccount, act: 'Delete User', bin: 'account', inDialogOnly: true }}
        hint={
          list.query.search &&
          (list.part?.count ?? 0) >= mostFound &&
          'These are the newest that were found. Type more letters to find fewer.'
        }
        filters={<AccountFilters list={list} />}
      />
      <p className="mt-4">
        <a className="more" href="/people">
          The register of people, with an account or without
        </a>
      </p>
      {isUsed('check-in') && (
        <p className="mt-2">
          <a className="more" href="/check-in">
            The check-in: who is here today
          </a>
        </p>
      )}
      <Invitations />
    </>
  )
}
