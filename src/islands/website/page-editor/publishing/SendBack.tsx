import { useState } from 'react'
import { LongField } from '../../../../components/form/Field.tsx'
import { Form } from '../../../../components/form/Form.tsx'
import { Problem } from '../../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../../components/form/useForm.ts'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { sendBack, type TextOf } from '../../../../lib/api/website/page-content.ts'
import type { EditedPageAnswer } from '../../../../lib/contract/website/page-draft.ts'
import { SendBackWord } from '../../../../lib/contract/website/page-sharing.ts'
import { churchMails } from '../../../../lib/site/this-church.ts'
import { notify } from '../../../../stores/toasts.ts'
import { publishingWords } from './messages.ts'

type Props = {
  text: TextOf
  /** The name of the editor who asked to publish. */
  who: string
  done: (page: EditedPageAnswer) => void
}

/** Sends back what somebody asked to publish, with a word to them. */
export function SendBack({ text, who, done }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className="btn" type="button" onClick={() => setOpen(true)}>
        {publishingWords.sendBack}
      </button>
      {isOpen && <WordDialog text={text} who={who} done={done} close={() => setOpen(false)} />}
    </>
  )
}

function WordDialog({ text, who, done, close }: Props & { close: () => void }) {
  const edit = useForm<SendBackWord>({
    shape: SendBackWord,
    send: async ({ answer }) => {
      const page = await sendBack(text, answer)
      notify.success(publishingWords.whoReadsYourWord({ who }))
      close()
      done(page)
    },
    refused: whyRefused,
  })
  const { problem, busy } = edit
  return (
    <Dialog title={publishingWords.sendBackToWho({ who })} close={close}>
      <Form of={edit} className="grid gap-4">
        <LongField
          name="answer"
          label={publishingWords.requestedChanges}
          hint={
            churchMails() ? publishingWords.whoReadsItIn({ who }) : publishingWords.whoReadsItIn2({ who })
          }
          required
          maxLength={1000}
          rows={4}
        />
        <Problem text={problem} />
        <p>
          <SubmitButton label={publishingWords.sendBack2} busyLabel={publishingWords.sending} busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}
