import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { type StaffSermon, sermonCategories } from '../../../lib/contract/media/sermon.ts'
import { SeriesField } from './SeriesField.tsx'

type Props = { sermon: StaffSermon | undefined; errors: Record<string, string[]> }

/** The text fields of a sermon (spec 2 §2, Media). */
export function SermonWords({ sermon, errors }: Props) {
  return (
    <>
      <Field
        errors={errors}
        name="title"
        label="Title"
        defaultValue={sermon?.title}
        maxLength={150}
        required
      />
      <div className="form-pair">
        <Field
          errors={errors}
          name="preacher"
          label="Preacher"
          defaultValue={sermon?.preacher}
          maxLength={120}
          required
        />
        <Field errors={errors} name="date" label="Date" type="date" defaultValue={sermon?.date} required />
      </div>
      <LongField
        errors={errors}
        name="description"
        label="Description"
        defaultValue={sermon?.description}
        maxLength={4000}
      />
      <div className="form-pair">
        <SelectField errors={errors} name="category" label="Category" defaultValue={sermon?.category ?? ''}>
          <option value="">Not set</option>
          {sermonCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <SeriesField errors={errors} own={sermon?.series ?? ''} />
      </div>
      <Field
        errors={errors}
        name="scripture"
        label="Scripture"
        defaultValue={sermon?.scripture}
        maxLength={120}
      />
    </>
  )
}
