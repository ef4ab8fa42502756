import { useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import type { FieldErrors } from '../../../components/form/useForm.ts'
import { EventFields, placeOf } from '../../../components/staff/EventFields.tsx'
import { eventCalls } from '../../../lib/api/events.ts'
import { fellowshipCalls } from '../../../lib/api/fellowships.ts'
import { type ChurchEvent, EventForm, eventCategories } from '../../../lib/contract/event.ts'
import type { Fellowship } from '../../../lib/contract/fellowship.ts'
import { typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/EditDialog.tsx'
import type { EditorProps } from './editor.ts'

const shape = typedAs(EventForm, ({ is_online, fellowship, ...typed }) => ({
  ...{ title: typed.title, description: typed.description, date: typed.date, time: typed.time },
  ...placeOf(typed, is_online === 'on'),
  category: typed.category,
  fellowship: fellowship ? Number(fellowship) : null,
  ...versionOf(typed),
}))

/** Edits an event of the church or of one fellowship: online with a link, else with a place (spec 2 §5). */
export function EventEditor({ row, close, changed }: EditorProps<ChurchEvent>) {
  return (
    <EditDialog
      title={row ? 'Edit event' : 'Add event'}
      shape={shape}
      save={async (form) => {
        await (row ? eventCalls.change(row.id, form) : eventCalls.add(form))
        changed()
      }}
      saved={row ? 'Event updated' : 'Event added'}
      outdated={changed}
      close={close}
    >
      {({ errors }) => (
        <>
          <EventFields errors={errors} event={row} />
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

function OfWhom({ errors, fellowship }: { errors: FieldErrors; fellowship: number | null }) {
  const [fellowships, setFellowships] = useState<Fellowship[]>()
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
