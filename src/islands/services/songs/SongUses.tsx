import { useCallback } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { addSongUse, deleteSongUse, listSongUses } from '../../../lib/contract/services/calls/songs.ts'
import { type SongUse, SongUseForm } from '../../../lib/contract/services/song.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { notify } from '../../../stores/toasts.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { songWords as words } from './messages.ts'

type Props = { song: number; changed: () => Promise<void> }

/** When a song was sung and will be; services without a plan are entered here. */
export function SongUses({ song, changed }: Props) {
  const load = useCallback(() => call(listSongUses, { id: song }), [song])
  const { data: uses, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const again = async () => {
    await Promise.all([reload(), changed()])
  }
  const { actions, opened } = useActs<SongUse>({
    acts: [
      {
        name: words.removeUse,
        when: ({ is_planned }) => !is_planned,
        danger: true,
        ask: () => ({
          title: words.removeUseTitle,
          act: words.removeUse,
          text: <p>{words.removeUseText}</p>,
        }),
        call: ({ id }) => call(deleteSongUse, { id: song, use: id }),
        toast: words.useRemoved,
      },
    ],
    nameOf: ({ used_on }) => shownDay(used_on),
    changed: again,
  })
  const form = useForm<SongUseForm>({
    shape: typedAs(SongUseForm, ({ used_on, occasion }) => ({ used_on, occasion })),
    send: async (body) => {
      await call(addSongUse, { id: song, body })
      notify.success(words.useAdded)
      form.form.current?.reset()
      await again()
    },
    refused: whyRefused,
  })
  return (
    <section className="grid gap-3" aria-labelledby={`uses-${song}`}>
      <h3 id={`uses-${song}`}>{words.history}</h3>
      {uses?.length === 0 && <p className="hint">{words.noHistory}</p>}
      <ul className="rows">
        {uses?.map((use) => (
          <li className="flex flex-wrap items-center justify-between gap-2 py-2" key={use.id}>
            <span>
              {[shownDay(use.used_on), use.occasion, use.key, use.is_planned && words.planned]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {actions(use)}
          </li>
        ))}
      </ul>
      <Form of={form} className="flex flex-wrap items-end gap-3">
        <Field name="used_on" label={words.day} type="date" required />
        <Field name="occasion" label={words.occasion} maxLength={100} />
        <SubmitButton label={words.addUse} busyLabel={words.loading} busy={form.busy} />
        <Problem text={form.problem} />
      </Form>
      {opened}
    </section>
  )
}
