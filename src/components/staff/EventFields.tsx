import type { ReactNode } from 'react'
import { useErrors } from '../form/errors.ts'
import { Field, LongField } from '../form/Field.tsx'
import { staffPartWords } from './messages.ts'
import { Repeats, SeriesScopeField } from './Repeats.tsx'

/** The fields that few events need: a wrong one among them opens them. */
const inMore = /^end_date|^places|^repeat/

type EventWords = {
  title: string
  description: string
  date: string
  time: string
  end_time: string
  end_date: string
  location: string
  is_online: boolean
  meeting_link: string
  takes_signups: boolean
  places: number | null
  repeats: string
  repeats_until: string
}
type Props = { event: EventWords | undefined }
type FieldsProps = Props & {
  /** More fields that few events need. */
  children?: ReactNode
}

/** The fields of every event form (spec 2 §2, Create Event dialog). */
export function EventFields({ event, children }: FieldsProps) {
  const errors = useErrors()
  return (
    <>
      {event?.repeats && <SeriesScopeField event={event} />}
      <Field
        name="title"
        label={staffPartWords.eventTitle}
        defaultValue={event?.title}
        maxLength={150}
        required
      />
      <LongField
        name="description"
        label={staffPartWords.description}
        defaultValue={event?.description}
        maxLength={4000}
        required
      />
      <Field name="date" label={staffPartWords.date} type="date" defaultValue={event?.date} required />
      <div className="form-pair">
        <Field
          name="time"
          label={staffPartWords.time}
          type="time"
          defaultValue={event?.time.slice(0, 5)}
          required
        />
        <Field
          name="end_time"
          label={staffPartWords.ends}
          type="time"
          defaultValue={event?.end_time.slice(0, 5)}
        />
      </div>
      <Place event={event} />
      <details
        open={Boolean(
          event?.end_date || event?.takes_signups || Object.keys(errors).some((name) => inMore.test(name)),
        )}
      >
        <summary className="btn">{staffPartWords.more}</summary>
        <div className="grid gap-4 pt-4">
          <Field
            name="end_date"
            label={staffPartWords.lastDay}
            hint={staffPartWords.lastDayHint}
            type="date"
            defaultValue={event?.end_date.slice(0, 10)}
          />
          <SignUps event={event} />
          {!event?.repeats && <Repeats />}
          {children}
        </div>
      </details>
    </>
  )
}

/**
 * Online with a link, else with a place (spec 2 §5). Switching back restores the text of the other field. The style sheet hides one of
 * them by the box, which a draft may have ticked.
 */
function Place({ event }: Props) {
  return (
    <div className="group grid gap-4">
      <label className="choice">
        <input type="checkbox" name="is_online" defaultChecked={event?.is_online} />
        {staffPartWords.isOnline}
      </label>
      <div className="hidden group-has-checked:block">
        <Field
          name="meeting_link"
          label={staffPartWords.meetingLink}
          type="url"
          inputMode="url"
          defaultValue={event?.meeting_link}
          required
        />
      </div>
      <div className="group-has-checked:hidden">
        <Field
          name="location"
          label={staffPartWords.location}
          defaultValue={event?.location}
          maxLength={200}
          required
        />
      </div>
    </div>
  )
}

/** Whether members sign up, and for how many places; a draft may have ticked the box. */
function SignUps({ event }: Props) {
  return (
    <div className="group grid gap-4">
      <label className="choice">
        <input type="checkbox" name="takes_signups" defaultChecked={event?.takes_signups} />
        {staffPartWords.takesSignUps}
      </label>
      <div className="hidden group-has-checked:block">
        <Field
          name="places"
          label={staffPartWords.places}
          hint={staffPartWords.placesHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={10000}
          step={1}
          defaultValue={event?.places ?? ''}
        />
      </div>
    </div>
  )
}

/** The sign-ups from the form: without them the places stay as they are. */
export function signUpsOf({ takes_signups, places }: { takes_signups?: string; places?: string }) {
  const isOn = takes_signups === 'on'
  return { takes_signups: isOn, places: isOn ? (places ? Number(places) : null) : undefined }
}

/** The place from the form: only the visible one of the two fields is used. */
export function placeOf(typed: { location?: string; meeting_link?: string }, is_online: boolean) {
  return {
    is_online,
    location: is_online ? '' : (typed.location ?? ''),
    meeting_link: is_online ? (typed.meeting_link ?? '') : '',
  }
}
