import { LongField } from '../../../components/form/Field.tsx'
import { answerShift, offerShift } from '../../../lib/api/services/rota.ts'
import { AnswerForm, OfferForm, type OwnShiftAnswer } from '../../../lib/contract/services/rota.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { rotaWords } from './messages.ts'

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
        saved={rotaWords.declinedThankSayingSo}
        {...dialog}
      >
        <LongField name="word" label={rotaWords.note} maxLength={300} hint={rotaWords.onlyThoseWhoKeep} />
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
      saved={rotaWords.teamCanTakeNow}
      {...dialog}
    >
      <LongField
        name="word"
        label={rotaWords.noteTeam}
        maxLength={300}
        hint={rotaWords.turnStaysYoursUntil}
      />
    </EditDialog>
  )
}
