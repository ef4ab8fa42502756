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

type Item<Kind extends ProjectionKind> = { item: Extract<ProjectionItem, { kind: Kind }> | undefined }

/** The fields of a kind of item. */
export function KindFields({ presentation, kind, item }: Props) {
  const of = <Kind extends ProjectionKind>(wanted: Kind) =>
    item?.kind === wanted ? (item as Extract<ProjectionItem, { kind: Kind }>) : undefined
  switch (kind) {
    case 'song':
      return <SongFields item={of('song')} />
    case 'reading':
      return <ReadingFields item={of('reading')} />
    case 'notice':
      return <NoticeFields item={of('notice')} presentation={presentation} />
    case 'notices':
      return <LoopFields item={of('notices')} />
    case 'countdown':
      return <CountdownFields item={of('countdown')} day={presentation.day} />
    case 'heading':
      return <HeadingFields item={of('heading')} />
    case 'giving':
    case 'logo':
      return <TitleField title={of(kind)?.title} />
  }
}

const TitleField = ({ title }: { title: string | undefined }) => (
  <Field name="title" label={words.optionalTitle} defaultValue={title} maxLength={120} />
)

function ReadingFields({ item }: Item<'reading'>) {
  return (
    <>
      <Field
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        defaultValue={item?.reference}
        maxLength={120}
        required
      />
      <LongField
        name="text"
        label={words.text}
        hint={words.readingHint}
        defaultValue={item?.text}
        rows={8}
        maxLength={8000}
      />
      <Field name="footer" label={words.footer} defaultValue={item?.footer} maxLength={200} />
      <Field
        name="title"
        label={words.shownTitle}
        hint={words.shownTitleHint}
        defaultValue={item?.title}
        maxLength={120}
      />
    </>
  )
}

function NoticeFields({ item, presentation }: Item<'notice'> & Pick<Props, 'presentation'>) {
  return (
    <>
      <Field name="title" label={words.name} defaultValue={item?.title} maxLength={120} required />
      <LongField name="text" label={words.text} defaultValue={item?.text} rows={4} maxLength={600} />
      <PictureField presentation={presentation} picture={item?.picture ?? null} />
      <Field name="link" label={words.link} hint={words.linkHint} defaultValue={item?.link} maxLength={300} />
    </>
  )
}

function LoopFields({ item }: Item<'notices'>) {
  const whole = { type: 'number', required: true }
  return (
    <>
      <TitleField title={item?.title} />
      <Field
        {...whole}
        name="seconds"
        label={words.seconds}
        min={4}
        max={120}
        defaultValue={item?.seconds ?? 10}
      />
      <Field {...whole} name="days" label={words.days} min={1} max={90} defaultValue={item?.days ?? 14} />
    </>
  )
}

function CountdownFields({ item, day: ofService }: Item<'countdown'> & { day: string }) {
  const [day, time] = item?.until.split('T') ?? [ofService, '09:00']
  return (
    <>
      <TitleField title={item?.title} />
      <div className="form-pair">
        <Field name="day" label={words.until} type="date" defaultValue={day} required />
        <Field name="time" label={words.untilTime} type="time" defaultValue={time} required />
      </div>
    </>
  )
}

function HeadingFields({ item }: Item<'heading'>) {
  return (
    <>
      <Field name="title" label={words.name} defaultValue={item?.title} maxLength={160} required />
      <Field name="text" label={words.text} defaultValue={item?.text} maxLength={300} />
    </>
  )
}

/** A song of the library, and in which of its languages it is shown. */
function SongFields({ item }: Item<'song'>) {
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
