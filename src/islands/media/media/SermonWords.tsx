import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { longestWords, sermonCategories, type WholeSermon } from '../../../lib/contract/media/sermon.ts'
import { typedChapters } from '../../../lib/media/chapters.ts'
import { SeriesField } from './SeriesField.tsx'

type Props = { sermon: WholeSermon | undefined }

/** The text fields of a sermon (spec 2 §2, Media). */
export function SermonWords({ sermon }: Props) {
  return (
    <>
      <Field name="title" label="Title" defaultValue={sermon?.title} maxLength={150} required />
      <div className="form-pair">
        <Field name="preacher" label="Preacher" defaultValue={sermon?.preacher} maxLength={120} required />
        <Field name="date" label="Date" type="date" defaultValue={sermon?.date} required />
      </div>
      <LongField name="description" label="Description" defaultValue={sermon?.description} maxLength={4000} />
      <div className="form-pair">
        <SelectField name="category" label="Category" defaultValue={sermon?.category ?? ''}>
          <option value="">Not set</option>
          {sermonCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <SeriesField own={sermon?.series ?? ''} />
      </div>
      <Field name="scripture" label="Scripture" defaultValue={sermon?.scripture} maxLength={120} />
      <LongField
        name="chapters"
        label="Chapters"
        hint="One a line: when it begins and what it is called, such as 12:30 The widow’s oil"
        rows={4}
        defaultValue={typedChapters(sermon?.chapters ?? [])}
      />
      <LongField
        name="words"
        label="Words"
        hint="A transcript or the manuscript, with a blank line between paragraphs. People read and search it."
        rows={6}
        defaultValue={sermon?.words}
        maxLength={longestWords}
      />
    </>
  )
}
