import { LongField } from '../../../components/form/Field.tsx'
import { answerShift, offerShift } from '../../../lib/api/services/rota.ts'
import { AnswerForm, OfferForm, type OwnShiftAnswer } from '../../../lib/contract/services/rota.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'

type Props = {
  act: 'no' | 'offer'
  shift: OwnShiftAnswer
  changed: () => Promise<void>
  close: () => void
}

/** A no or an offer, with a word or without. */
export function WordDialog({ act, shift, changed, close }: Props) {
  const dialog = { outdated: () => void changed(), close, draft: { kind: `rota-${act}`, entry: shift } }
  if (act === 'no')
    return (
      <EditDialog
        title={`Decline: ${shift.team_name}`}
        shape={typedAs(AnswerForm, ({ word }) => ({ answer: 'declined', word }))}
        save={async (form) => {
          await answerShift(shift, form)
          await changed()
        }}
        act={['Decline turn', 'Declining...']}
        saved="Declined. Thank you for saying so"
        {...dialog}
      >
        <LongField
          name="word"
          label="Note"
          maxLength={300}
          hint="Only those who keep the rota read it. A no needs no reason."
        />
      </EditDialog>
    )
  return (
    <EditDialog
      title={`Offer turn: ${shift.team_name}`}
      shape={typedAs(OfferForm, ({ word }) => ({ offered: true, word }))}
      save={async (form) => {
        await offerShift(shift, form)
        await changed()
      }}
      act={['Offer turn', 'Offering...']}
      saved="Your team can take it now"
      {...dialog}
    >
      <LongField
        name="word"
        label="Note to your team"
        maxLength={300}
        hint="The turn stays yours until somebody takes it."
      />
    </EditDialog>
  )
}
