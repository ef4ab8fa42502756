import type { ReactNode } from 'react'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { ownProfileWords, profileWords } from './messages.ts'
import type { Edit } from './useEditForm.ts'

type Props = { edit: Edit; cancel: () => void; children: ReactNode }

/** The form of a card, with Save and Cancel. */
export function EditForm({ edit, cancel, children }: Props) {
  const { problem, busy, forgetDraft } = edit

  function leave(): void {
    forgetDraft()
    cancel()
  }

  return (
    <Form of={edit} className="grid gap-5">
      {children}
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label={ownProfileWords.save} busyLabel={profileWords.saving} busy={busy} />
        <button className="btn" type="button" disabled={busy} onClick={leave}>
          {ownProfileWords.cancel}
        </button>
      </div>
    </Form>
  )
}
