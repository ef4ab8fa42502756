import { useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { TickField } from '../../../components/form/TickField.tsx'
import { saveSongFiles } from '../../../lib/api/services/songs.ts'
import {
  SongFilesForm,
  type SongFormat,
  type SongHead,
  songFormats,
} from '../../../lib/contract/services/song.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { songWords as words } from './messages.ts'

type Props = { songs: readonly SongHead[]; close: () => void }

/** Saves chosen songs as sheets, as slides, or as files of other programs. */
export function DownloadSongs({ songs, close }: Props) {
  const [format, setFormat] = useState<SongFormat>('pdf')
  const names = {
    pdf: words.pdf,
    pptx: words.pptx,
    chordpro: words.chordpro,
    openlyrics: words.openlyrics,
    freeshow: words.freeshow,
  }
  const hasSlides = format === 'pptx' || format === 'freeshow'
  return (
    <EditDialog
      title={words.downloadTitle}
      shape={typedAs(SongFilesForm, (typed) => ({
        songs: songs.map(({ id }) => ({ id, key: '', capo: 0 })),
        format,
        without_chords: typed['without_chords'] === 'on',
        ...(hasSlides && { lines: Number(typed['lines']) }),
      }))}
      save={saveSongFiles}
      act={[words.download, words.loading]}
      saved={words.downloaded}
      outdated={close}
      close={close}
    >
      <p className="hint">{songs.map(({ title }) => title).join(', ')}</p>
      <SelectField
        name="format"
        label={words.format}
        value={format}
        chosen
        onChange={({ currentTarget }) =>
          setFormat(songFormats.find((one) => one === currentTarget.value) ?? 'pdf')
        }
      >
        {(['pdf', 'pptx', 'chordpro', 'openlyrics', 'freeshow'] as const).map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </SelectField>
      {hasSlides && (
        <Field
          name="lines"
          label={words.linesOfSlide}
          type="number"
          inputMode="numeric"
          min={1}
          max={12}
          defaultValue={4}
          required
        />
      )}
      {format === 'pdf' && (
        <TickField name="without_chords" optional>
          {words.withoutChords}
        </TickField>
      )}
    </EditDialog>
  )
}
