import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { longestWords, sermonCategories, type WholeSermon } from '../../../lib/contract/media/sermon.ts'
import type { SermonDraft } from '../../../lib/contract/services/plan.ts'
import { typedChapters } from '../../../lib/media/chapters.ts'
import { mediaWords } from './messages.ts'
import { SeriesField } from './SeriesField.tsx'

type Props = { sermon: WholeSermon | undefined; begin: SermonDraft | undefined }

/** The text fields of a sermon (spec 2 §2, Media). */
export function SermonWords({ sermon, begin }: Props) {
  const first = sermon ?? begin
  return (
    <>
      <Field name="title" label={mediaWords.title} defaultValue={first?.title} maxLength={150} required />
      <div className="form-pair">
        <Field
          name="preacher"
          label={mediaWords.preacher}
          defaultValue={first?.preacher}
          maxLength={120}
          required
        />
        <Field name="date" label={mediaWords.date} type="date" defaultValue={first?.date} required />
      </div>
      <LongField
        name="description"
        label={mediaWords.description}
        defaultValue={first?.description}
        maxLength={4000}
      />
      <div className="form-pair">
        <SelectField name="category" label={mediaWords.category} defaultValue={sermon?.category ?? ''}>
          <option value="">{mediaWords.notSet}</option>
          {sermonCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <SeriesField own={sermon?.series ?? ''} />
      </div>
      <Field name="scripture" label={mediaWords.scripture} defaultValue={first?.scripture} maxLength={120} />
      <LongField
        name="chapters"
        label={mediaWords.chapters}
        hint={mediaWords.oneLineWhenBegins}
        rows={4}
        defaultValue={typedChapters(sermon?.chapters ?? [])}
      />
      <LongField
        name="words"
        label={mediaWords.words}
        hint={mediaWords.transcriptOrManuscriptBlank}
        rows={6}
        defaultValue={sermon?.words}
        maxLength={longestWords}
      />
    </>
  )
}
