import { Errors, useErrors } from '../../../components/form/errors.ts'
import { LongField } from '../../../components/form/Field.tsx'
import { personName } from '../../../components/staff/Person.tsx'
import { call } from '../../../lib/api/call.ts'
import type { FellowshipMember } from '../../../lib/contract/accounts/account-details.ts'
import type { Id } from '../../../lib/contract/base.ts'
import { transferMember } from '../../../lib/contract/groups/calls/fellowship-requests.ts'
import { TransferForm } from '../../../lib/contract/groups/fellowship-request.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { FellowshipSelect } from '../../staff/entries/FellowshipSelect.tsx'
import { leaderWords } from './messages.ts'

type Props = { member: FellowshipMember; from: Id; moved: () => void; close: () => void }

/** The server names the choice by another word. */
function Destination() {
  const { to = [] } = useErrors()
  return (
    <Errors value={{ fellowship: to }}>
      <FellowshipSelect
        label={leaderWords.fellowship}
        none={leaderWords.pleaseChoose}
        chosen={null}
        ordering="name"
        required
      />
    </Errors>
  )
}

/** Proposes to move a member to another fellowship, whose leader is asked. */
export function TransferDialog({ member, from, moved, close }: Props) {
  return (
    <EditDialog
      title={leaderWords.moveName({ name: personName(member) })}
      shape={typedAs(TransferForm, ({ fellowship, word }) => ({ to: Number(fellowship), word }))}
      save={async (form) => {
        await call(transferMember, { id: from, member: member.id, body: form })
        moved()
      }}
      act={[leaderWords.requestMove, leaderWords.requesting]}
      saved={leaderWords.moveRequested}
      outdated={moved}
      close={close}
    >
      <Destination />
      <LongField name="word" label={leaderWords.noteToLeader} maxLength={500} rows={3} />
      <p className="hint">{leaderWords.moveHint}</p>
    </EditDialog>
  )
}
