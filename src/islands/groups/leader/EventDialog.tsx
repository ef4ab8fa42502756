import { useState } from 'react'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { EventFields, placeOf, signUpsOf } from '../../../components/staff/EventFields.tsx'
import { repeatOf } from '../../../components/staff/Repeats.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { addFellowshipEvent, changeFellowshipEvent } from '../../../lib/api/services/events.ts'
import { type ChurchEvent, EventForm } from '../../../lib/contract/services/event.ts'
import { type Typed, typedAs } from '../../../lib/contract/typed.ts'
import { leaderTexts } from '../../../lib/texts/groups/leader.ts'
import { conflictTexts } from '../../../lib/texts/settings/conflicts.ts'
import { notify } from '../../../stores/toasts.ts'
import { CategorySelect } from '../../staff/entries/CategorySelect.tsx'
import { useEntryDraft } from '../../staff/entries/useEntryDraft.ts'
import { isOutdated } from '../../staff/refusal.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { leaderWords } from './messages.ts'
import { useLedFellowship } from './useLeader.ts'

type Props = { event: ChurchEvent | undefined; close: () => void }

/** Create Event and Edit event. The server refuses an edit of an outdated version (spec 2 §2, §5). */
export function EventDialog({ event: opened, close }: Props) {
  // The event as it was when the dialog was opened: a Refresh behind it must not pair the old text with a newer version.
  const [event] = useState(opened)
  const { fellowship, events } = useLedFellowship()
  const edit = useForm<EventForm>({
    shape: shapeOf(event),
    send: async (written) => {
      if (!fellowship) return
      if (event) {
        const changed = await changeFellowshipEvent(fellowship.id, event.id, written)
        events.change(changed.id, changed)
      } else {
        events.add(await addFellowshipEvent(fellowship.id, written))
      }
      if (written.repeat || written.scope) void events.reload()
      draft.forget()
      notify.success(event ? leaderTexts.changed : leaderTexts.created)
      close()
    },
    refused: (error) => {
      reportFailure(error, event ? leaderTexts.notChanged : leaderTexts.notCreated)
      if (isOutdated(error)) void events.reload()
      const gone = event && error instanceof ApiError && error.status === 404
      return gone ? conflictTexts.gone : whyRefused(error)
    },
  })
  const { form, problem, busy } = edit
  const draft = useEntryDraft(form, { kind: 'event', entry: event })

  return (
    <Dialog title={event ? leaderWords.editEvent : leaderWords.createEvent} close={close}>
      <Form of={edit} className="grid gap-4">
        <EventFields event={event}>
          <CategorySelect chosen={event?.category} />
        </EventFields>
        <Problem text={problem} />
        <div className="staff-dialog-acts">
          <button className="btn" type="button" onClick={close}>
            {leaderWords.cancel}
          </button>
          <SubmitButton
            label={event ? leaderWords.save : leaderWords.createEvent}
            busyLabel={event ? leaderWords.saving : leaderWords.creating}
            busy={busy}
          />
        </div>
      </Form>
    </Dialog>
  )
}

/** The form has no field for the version: an edited event keeps its own. */
const shapeOf = (event: ChurchEvent | undefined) =>
  typedAs(EventForm, ({ is_online, ...typed }: Typed) => ({
    title: typed.title,
    description: typed.description,
    date: typed.date,
    time: typed.time,
    end_time: typed.end_time,
    end_date: typed.end_date,
    ...placeOf(typed, is_online === 'on'),
    ...signUpsOf(typed),
    ...(event?.version !== undefined && { version: event.version }),
    category: typed.category,
    ...repeatOf(typed),
  }))
