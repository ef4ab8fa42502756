import { useCallback, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { TickField } from '../../../components/form/TickField.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { call } from '../../../lib/api/call.ts'
import { addSong, changeSong, readSong } from '../../../lib/contract/services/calls/songs.ts'
import type { SongAnswer, SongForm, SongHead } from '../../../lib/contract/services/song.ts'
import { songKeys } from '../../../lib/services/songs/chords.ts'
import { languageName, songLanguages } from '../../../lib/services/songs/languages.ts'
import { writeSongTexts } from '../../../lib/services/songs/song-text.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { songWords as words } from './messages.ts'
import { linesOfTitles, songShape } from './song-form.ts'

type Props = { song: SongHead | undefined; changed: () => void; close: () => void }

/** Adds a song, or changes one, which is read first. */
export function SongEditor({ song, changed, close }: Props) {
  const load = useCallback(
    () => (song ? call(readSong, { id: song.id }) : Promise.resolve(undefined)),
    [song],
  )
  const { data: stored } = useOnOpen(useLoaded<SongAnswer | undefined>(load, words.notLoaded))
  if (song && !stored)
    return (
      <Dialog title={words.editTitle} close={close}>
        <div className="skeleton min-h-40" role="status" aria-busy="true" />
      </Dialog>
    )
  return <SongFields song={stored} changed={changed} close={close} />
}

type FieldsProps = { song: SongAnswer | undefined; changed: () => void; close: () => void }

function SongFields({ song, changed, close }: FieldsProps) {
  const [texts, setTexts] = useState(() => {
    const written = song ? writeSongTexts(song) : []
    return written.length > 0 ? written : [{ language: 'en', text: '' }]
  })
  const tags = texts.map(({ language }) => language)
  const save = ({ version, ...body }: SongForm) =>
    song ? call(changeSong, { id: song.id, body: { ...body, version } }) : call(addSong, { body })
  return (
    <EditDialog
      title={song ? words.editTitle : words.add}
      shape={songShape(tags, song?.version)}
      save={save}
      saved={words.saved}
      draft={{ kind: 'song', entry: song }}
      changed={changed}
      outdated={changed}
      close={close}
    >
      <Field name="title" label={words.titleLabel} defaultValue={song?.title} maxLength={150} required />
      <LongField
        name="titles"
        label={words.otherTitles}
        hint={words.otherTitlesHint}
        rows={2}
        defaultValue={linesOfTitles(song?.titles ?? [])}
      />
      <Field name="authors" label={words.authors} defaultValue={song?.authors} maxLength={300} />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField name="key" label={words.key} defaultValue={song?.key ?? ''}>
          <option value="">{words.noKey}</option>
          {songKeys.map((key) => (
            <option key={key}>{key}</option>
          ))}
        </SelectField>
        <Field
          name="tempo"
          label={words.tempo}
          type="number"
          inputMode="numeric"
          min={20}
          max={300}
          defaultValue={song?.tempo ?? ''}
        />
        <Field name="time" label={words.time} placeholder="4/4" defaultValue={song?.time} maxLength={5} />
      </div>
      {texts.map(({ language, text }, at) => (
        <div className="grid gap-2" key={language}>
          <LongField
            name={`words-${language}`}
            label={words.words({ language: languageName(language) })}
            hint={at === 0 ? words.wordsHint : undefined}
            rows={10}
            lang={language}
            spellCheck={false}
            defaultValue={text}
          />
          {texts.length > 1 && (
            <p>
              <button
                className="btn"
                type="button"
                onClick={() => setTexts(texts.filter((one) => one.language !== language))}
              >
                {words.removeLanguage({ language: languageName(language) })}
              </button>
            </p>
          )}
        </div>
      ))}
      <SelectField
        name="more-language"
        label={words.addLanguage}
        value=""
        chosen
        onChange={({ currentTarget }) => setTexts([...texts, { language: currentTarget.value, text: '' }])}
      >
        <option value="">{words.language}</option>
        {songLanguages
          .filter(([tag]) => !tags.includes(tag))
          .map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
      </SelectField>
      <Field
        name="themes"
        label={words.themes}
        hint={words.themesHint}
        defaultValue={song?.themes.join(', ')}
      />
      <Field name="scripture" label={words.scripture} defaultValue={song?.scripture} maxLength={300} />
      <Field name="songbook" label={words.songbook} defaultValue={song?.songbook} maxLength={100} />
      <Field name="copyright" label={words.copyright} defaultValue={song?.copyright} maxLength={500} />
      <Field
        name="licence_number"
        label={words.songNumber}
        hint={words.songNumberHint}
        defaultValue={song?.licence_number}
        maxLength={40}
      />
      <TickField name="is_public_domain" optional checked={song?.is_public_domain ?? false}>
        {words.isPublicDomain}
      </TickField>
      {song && (
        <TickField name="is_archived" optional checked={song.is_archived}>
          {words.isArchived}
        </TickField>
      )}
    </EditDialog>
  )
}
