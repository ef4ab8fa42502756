import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { requiredText } from '../../../lib/contract/base.ts'
import type { Fellowship } from '../../../lib/contract/groups/fellowship.ts'
import { myFellowshipTexts } from '../../../lib/texts/groups/my-fellowship.ts'
import { FellowshipField } from '../../accounts/profiles/FellowshipField.tsx'
import { joinWords } from './messages.ts'
import { OwnRequests } from './OwnRequests.tsx'

type Props = { why: string; join: (chosen: Fellowship) => Promise<boolean> }

const Choice = z.object({ fellowship: requiredText(() => myFellowshipTexts.nothingChosen, 20) })

/** For a member without a fellowship: a list of fellowships, and Join. After a refusal the choice stays. */
export function JoinForm({ why, join }: Props) {
  const [fellowships, setFellowships] = useState<readonly Fellowship[]>([])
  const edit = useForm({
    shape: Choice,
    send: async ({ fellowship }) => {
      const chosen = fellowships.find(({ id }) => String(id) === fellowship)
      if (chosen && (await join(chosen))) draft.forget()
      clear()
    },
    refused: () => '',
  })
  const { form, clear } = edit
  const draft = useOwnDraft(form, 'join-fellowship')
  const { restore } = draft

  const ready = useCallback(
    (readings: readonly Fellowship[]) => {
      setFellowships(readings)
      restore()
    },
    [restore],
  )

  return (
    <section className="card grid gap-5">
      <div className="grid gap-2">
        <h2>{joinWords.heading}</h2>
        <p className="text-ink-soft">
          {joinWords.why[0]}
          <a href="/fellowships">{joinWords.why[1]}</a>
          {joinWords.why[2]}
        </p>
      </div>
      <OwnRequests />
      <Form of={edit} className="grid gap-5">
        <FellowshipField onReady={ready} />
        <Problem text={why} />
        <p>
          <button className="btn btn-primary" type="submit">
            {joinWords.join}
          </button>
        </p>
      </Form>
    </section>
  )
}
