import type { ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { conflictTexts } from '../../../lib/texts/settings/conflicts.ts'
import { notify } from '../../../stores/toasts.ts'
import { type Drafted, useEntryDraft } from '../entries/useEntryDraft.ts'
import { staffWords } from '../messages.ts'
import { isOutdated } from '../refusal.ts'

type Props<Shape> = {
  title: string
  /** The schema that validates the fields as typed. */
  shape: ZodMiniType<Shape>
  save: (form: Shape) => Promise<unknown>
  /** The label of the button, and the one while it is sent. */
  act?: readonly [label: string, busyLabel: string]
  /** The toast after saving. */
  saved: string
  /** The key of the draft, which stores what is typed until it is saved. Without it closing the dialog discards the text. */
  draft?: Drafted | undefined
  /** Called after saving. */
  changed?: () => void
  /** Called when another user has changed the entry, to reload the list behind the dialog. */
  outdated: () => void
  close: () => void
  children: ReactNode
}

/** Edits the fields of an entry: validates and sends them, and keeps them unchanged after a refusal. */
export function EditDialog<Shape>({
  title,
  shape,
  save,
  act = [staffWords.save, staffWords.saving],
  saved,
  draft,
  changed,
  outdated,
  close,
  children,
}: Props<Shape>) {
  const edit = useForm<Shape>({
    shape,
    send: async (checked) => {
      await save(checked)
      changed?.()
      words.forget()
      notify.success(saved)
      close()
    },
    refused: (error) => {
      const refusal = error instanceof ApiError ? error : undefined
      if (isOutdated(error)) outdated()
      if (refusal?.status === 404) return conflictTexts.gone
      return refusal?.detail || staffWords.notSaved
    },
  })
  const words = useEntryDraft(edit.form, draft)
  return (
    <Dialog title={title} close={close}>
      <Form of={edit} className="grid gap-4">
        {children}
        <Problem text={edit.problem} />
        <div className="staff-dialog-acts">
          <button className="btn" type="button" onClick={close}>
            {staffWords.cancel}
          </button>
          <SubmitButton label={act[0]} busyLabel={act[1]} busy={edit.busy} />
        </div>
      </Form>
    </Dialog>
  )
}
