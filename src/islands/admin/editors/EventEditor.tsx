import { useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import type { FieldErrors } from '../../../components/form/useForm.ts'
import { eventCalls, fellowshipCalls } from '../../../lib/api/staff.ts'
import { eventCategories } from '../../../lib/contract/event.ts'
import { EventForm } from '../../../lib/contract/event-edit.ts'
import type { StaffEvent, StaffFellowship } from '../../../lib/contract/staff.ts'
import { typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../EditDialog.tsx'
import type { EditorProps } from './editor.ts'

const shape = typedAs(EventForm, ({ is_online, fellowship, ...typed }) => ({
  ...{ title: typed.title, description: typed.description, date: typed.date, time: typed.time },
  ...{ location: typed.location ?? '', meeting_link: typed.meeting_link ?? '', category: typed.category },
  is_online: is_online === 'on',
  fellowship: fellowship ? Number(fellowship) : null,
  ...versionOf(typed),
}))

/** An event of the church or of one fellowship: online with a link, else with a place (spec 2 §5). */
export function EventEditor({ row, close, changed }: EditorProps<StaffEvent>) {
  return (
    <EditDialog
      title={row ? 'Edit event' : 'Add event'}
      shape={shape}
      save={async (form) => {
        await (row ? eventCalls.change(row.id, form) : eventCalls.add(form))
        changed()
      }}
      saved={row ? 'Event updated' : 'Event added'}
      close={close}
    >
      {({ errors }) => (
        <>
          <Field
            errors={errors}
            name="title"
            label="Event Title"
            defaultValue={row?.title}
            maxLength={150}
            required
          />
          <LongField
            errors={errors}
            name="description"
            label="Description"
            defaultValue={row?.description}
            maxLength={4000}
            required
          />
          <div className="form-pair">
            <Field errors={errors} name="date" label="Date" type="date" defaultValue={row?.date} required />
            <Field errors={errors} name="time" label="Time" type="time" defaultValue={row?.time} required />
          </div>
          <Place errors={errors} row={row} />
          <div className="form-pair">
            <SelectField
              errors={errors}
              name="category"
              label="Category"
              defaultValue={row?.category}
              required
            >
              {eventCategories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </SelectField>
            <OfWhom errors={errors} fellowship={row?.fellowship ?? null} />
          </div>
          <input type="hidden" name="version" value={row?.version ?? ''} />
        </>
      )}
    </EditDialog>
  )
}

function Place({ errors, row }: { errors: FieldErrors; row: StaffEvent | undefined }) {
  const [online, setOnline] = useState(row?.is_online ?? false)
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          name="is_online"
          checked={online}
          onChange={({ currentTarget }) => setOnline(currentTarget.checked)}
        />
        This is an online event
      </label>
      {online ? (
        <Field
          errors={errors}
          name="meeting_link"
          label="Meeting Link"
          type="url"
          inputMode="url"
          defaultValue={row?.meeting_link}
          required
        />
      ) : (
        <Field
          errors={errors}
          name="location"
          label="Location"
          defaultValue={row?.location}
          maxLength={200}
          required
        />
      )}
    </>
  )
}

function OfWhom({ errors, fellowship }: { errors: FieldErrors; fellowship: number | null }) {
  const [fellowships, setFellowships] = useState<StaffFellowship[]>()
  useEffect(() => {
    const all = { limit: 1000, offset: 0, search: '', ordering: 'name' }
    fellowshipCalls.list(all).then(({ rows }) => setFellowships(rows), console.error)
  }, [])
  return (
    <SelectField
      key={fellowships ? 'known' : 'asked'}
      errors={errors}
      name="fellowship"
      label="Of whom"
      defaultValue={fellowship ?? ''}
      required
    >
      <option value="">The whole church</option>
      {fellowships?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!fellowships && fellowship && <option value={fellowship}>The same fellowship</option>}
    </SelectField>
  )
}
