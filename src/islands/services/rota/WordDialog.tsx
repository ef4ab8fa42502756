import { LongField } from '../../../components/form/Field.tsx'
import { answerShift, offerShift } from '../../../lib/api/services/rota.ts'
import { AnswerForm, OfferForm, type OwnShiftAnswer } from '../../../lib/contract/services/rota.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { rotaWords } from './messages.ts'

type Props = {
  answer: 'no' | 'offer'
  shift: OwnShiftAnswer
  changed: () => Promise<void>
  close: () => void
}

/** A no or an offer, with a word or without. */
export function WordDialog({ answer, shift, changed, close }: Props) {
  const dialog = { outdated: () => void changed(), close, draft: { kind: `rota-${answer}`, entry: shift } }
  if (answer === 'no')
    return (
      <EditDialog
        title={rotaWords.declineTeam({ team: shift.team_name })}
        shape={typedAs(AnswerForm, ({ word }) => ({ answer: 'declined', word }))}
        save={async (form) => {
          await answerShift(shift, form)
          await changed()
        }}
        act={[rotaWords.declineTurn, rotaWords.declining]}
        saved={rotaWords.declinedThanks}
        {...dialog}
      >
        <LongField name="word" label={rotaWords.note} maxLength={300} hint={rotaWords.noteHint} />
      </EditDialog>
    )
  return (
    <EditDialog
      title={rotaWords.offerTeam({ team: shift.team_name })}
      shape={typedAs(OfferForm, ({ word }) => ({ offered: true, word }))}
      save={async (form) => {
        await offerShift(shift, form)
        await changed()
      }}
      act={[rotaWords.offerTurn, rotaWords.offering]}
      saved={rotaWords.offered}
      {...dialog}
    >
      <LongField name="word" label={rotaWords.noteToTeam} maxLength={300} hint={rotaWords.noteToTeamHint} />
    </EditDialog>
  )
}
