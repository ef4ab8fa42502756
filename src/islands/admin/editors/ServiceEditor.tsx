import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { serviceCalls } from '../../../lib/api/services.ts'
import { type Service, ServiceForm } from '../../../lib/contract/service.ts'
import { linesOf, typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { weekdays } from '../../../lib/contract/weekdays.ts'
import { EditDialog } from '../../staff/EditDialog.tsx'
import type { EditorProps } from './editor.ts'

const shape = typedAs(ServiceForm, (typed) => ({
  ...{ day: typed.day, title: typed.title, time: typed.time, end_time: typed.end_time },
  ...{ location: typed.location, description: typed.description, pastor: typed.pastor },
  attendees: Number(typed.attendees || 0),
  childcare: typed.childcare === 'on',
  livestream: typed.livestream === 'on',
  languages: linesOf(typed.languages),
  ...versionOf(typed),
}))

/** Edits a weekly service of the service times page. */
export function ServiceEditor({ row, close, changed }: EditorProps<Service>) {
  return (
    <EditDialog
      title={row ? 'Edit service' : 'Add service'}
      shape={shape}
      save={async (form) => {
        await (row ? serviceCalls.change(row.id, form) : serviceCalls.add(form))
        changed()
      }}
      saved={row ? 'Service updated' : 'Service added'}
      outdated={changed}
      close={close}
    >
      {({ errors }) => (
        <>
          <Field
            errors={errors}
            name="title"
            label="Title"
            defaultValue={row?.title}
            maxLength={120}
            required
          />
          <SelectField errors={errors} name="day" label="Day" defaultValue={row?.day} required>
            {weekdays.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </SelectField>
          <div className="form-pair">
            <Field errors={errors} name="time" label="Begins" type="time" defaultValue={row?.time} />
            <Field errors={errors} name="end_time" label="Ends" type="time" defaultValue={row?.end_time} />
          </div>
          <Field
            errors={errors}
            name="location"
            label="Location"
            defaultValue={row?.location}
            maxLength={200}
          />
          <Field errors={errors} name="pastor" label="Led by" defaultValue={row?.pastor} maxLength={120} />
          <LongField
            errors={errors}
            name="description"
            label="Description"
            defaultValue={row?.description}
            maxLength={1000}
          />
          <Field
            errors={errors}
            name="attendees"
            label="How many usually come"
            type="number"
            min={0}
            step={1}
            defaultValue={row?.attendees ?? 0}
          />
          <LongField
            errors={errors}
            name="languages"
            label="Translated into"
            hint="One language on each line."
            defaultValue={row?.languages.join('\n')}
          />
          <div className="choices">
            <label className="choice">
              <input type="checkbox" name="childcare" defaultChecked={row?.childcare} />
              Childcare
            </label>
            <label className="choice">
              <input type="checkbox" name="livestream" defaultChecked={row?.livestream} />
              Livestream
            </label>
          </div>
          <input type="hidden" name="version" value={row?.version ?? ''} />
        </>
      )}
    </EditDialog>
  )
}
