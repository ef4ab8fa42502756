import { useCallback, useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import { listSongs } from '../../../../lib/contract/services/calls/songs.ts'
import type {
  PresentationAnswer,
  ProjectionItem,
  ProjectionKind,
} from '../../../../lib/contract/services/projection.ts'
import { languageName } from '../../../../lib/services/songs/languages.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { projectionDeskWords as words } from './messages.ts'
import { PictureField } from './PictureField.tsx'

type Props = {
  presentation: PresentationAnswer
  kind: ProjectionKind
  item: ProjectionItem | undefined
}

/** The fields of a kind of item. */
export function KindFields({ presentation, kind, item }: Props) {
  const values = item?.kind === kind ? item : undefined
  const title = (
    <Field name="title" label={words.optionalTitle} defaultValue={values?.title} maxLength={120} />
  )
  switch (kind) {
    case 'song':
      return <SongFields item={values?.kind === 'song' ? values : undefined} />
    case 'reading': {
      const reading = values?.kind === 'reading' ? values : undefined
      return (
        <>
          <Field
            name="reference"
            label={words.reference}
            hint={words.referenceHint}
            defaultValue={reading?.reference}
            maxLength={120}
            required
          />
          <LongField
            name="text"
            label={words.text}
            hint={words.readingHint}
            defaultValue={reading?.text}
            rows={8}
            maxLength={8000}
          />
          <Field name="footer" label={words.footer} defaultValue={reading?.footer} maxLength={200} />
          <Field
            name="title"
            label={words.shownTitle}
            hint={words.shownTitleHint}
            defaultValue={reading?.title}
            maxLength={120}
          />
        </>
      )
    }
    case 'notice': {
      const notice = values?.kind === 'notice' ? values : undefined
      return (
        <>
          <Field name="title" label={words.name} defaultValue={notice?.title} maxLength={120} required />
          <LongField name="text" label={words.text} defaultValue={notice?.text} rows={4} maxLength={600} />
          <PictureField presentation={presentation} picture={notice?.picture ?? null} />
          <Field
            name="link"
            label={words.link}
            hint={words.linkHint}
            defaultValue={notice?.link}
            maxLength={300}
          />
        </>
      )
    }
    case 'notices': {
      const loop = values?.kind === 'notices' ? values : undefined
      return (
        <>
          {title}
          <Field
            name="seconds"
            label={words.seconds}
            type="number"
            min={4}
            max={120}
            defaultValue={loop?.seconds ?? 10}
            required
          />
          <Field
            name="days"
            label={words.days}
            type="number"
            min={1}
            max={90}
            defaultValue={loop?.days ?? 14}
            required
          />
        </>
      )
    }
    case 'countdown': {
      const [day, time] = values?.kind === 'countdown' ? values.until.split('T') : [presentation.day, '09:00']
      return (
        <>
          {title}
          <div className="form-pair">
            <Field name="day" label={words.until} type="date" defaultValue={day} required />
            <Field name="time" label={words.untilTime} type="time" defaultValue={time} required />
          </div>
        </>
      )
    }
    case 'heading': {
      const heading = values?.kind === 'heading' ? values : undefined
      return (
        <>
          <Field name="title" label={words.name} defaultValue={heading?.title} maxLength={160} required />
          <Field name="text" label={words.text} defaultValue={heading?.text} maxLength={300} />
        </>
      )
    }
    case 'giving':
    case 'logo':
      return title
  }
}

type SongProps = { item: Extract<ProjectionItem, { kind: 'song' }> | undefined }

/** A song of the library, and in which of its languages it is shown. */
function SongFields({ item }: SongProps) {
  const { data: songs } = useOnOpen(
    useLoaded(
      useCallback(() => call(listSongs, { query: { limit: 1000 } }), []),
      words.notLoaded,
    ),
  )
  const [chosen, setChosen] = useState(item ? String(item.song) : '')
  const languages = songs?.rows.find(({ id }) => String(id) === chosen)?.languages ?? []
  const choice = (name: string, label: string, none: string, start = '') => (
    <SelectField key={`${name} ${languages.join()}`} name={name} label={label} defaultValue={start}>
      <option value="">{none}</option>
      {languages.map((tag) => (
        <option key={tag} value={tag}>
          {languageName(tag)}
        </option>
      ))}
    </SelectField>
  )
  return (
    <>
      <SelectField
        name="song"
        label={words.song}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        required
      >
        <option value="">{words.songNone}</option>
        {songs?.rows.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {languages.length > 1 && (
        <div className="form-pair">
          {choice('language', words.firstLanguage, words.songLanguages, item?.languages[0])}
          {choice('second', words.secondLanguage, words.none, item?.languages[1])}
        </div>
      )}
    </>
  )
}
