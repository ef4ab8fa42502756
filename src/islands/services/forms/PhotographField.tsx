import { useRef, useState } from 'react'
import { Frame, useFieldAttributes } from '../../../components/form/frame.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { addPhotograph } from '../../../lib/contract/services/calls/forms.ts'
import { answerFileMegabytes as most } from '../../../lib/contract/services/form.ts'
import { formRules } from '../../../lib/texts/services/form-rules.ts'
import { openFormWords as words } from './messages.ts'

type Props = {
  slug: string
  name: string
  label: string
  hint?: string
  required: boolean
  /** Whether a PDF is taken, too. */
  takesPdf: boolean
}

/** A photograph or PDF, which is sent when it is chosen; the answer names it by its secret. */
export function PhotographField({ slug, name, label, hint, required, takesPdf }: Props) {
  const secret = useRef<HTMLInputElement>(null)
  const [state, setState] = useState('')
  const limit = takesPdf ? words.fileLimit({ most }) : words.photographLimit({ most })
  const hints = [hint, limit].filter(Boolean).join(' ')
  const attributes = useFieldAttributes({ name, hint: hints })

  async function send(file: File | undefined): Promise<void> {
    if (!secret.current || !file) return
    secret.current.value = ''
    if (file.size > most * 1024 * 1024) return setState(formRules.fileTooLarge({ most }))
    setState(takesPdf ? words.sendingFile : words.sendingPhotograph)
    const body = new FormData()
    body.set('question', name)
    body.set('photograph', file)
    try {
      const added = await call(addPhotograph, { slug, body })
      secret.current.value = added.secret
      secret.current.dispatchEvent(new Event('input', { bubbles: true }))
      setState(words.photographSent({ name: added.name }))
    } catch (error) {
      setState(whyRefused(error))
    }
  }

  return (
    <Frame name={name} label={label} hint={hints} optional={!required}>
      <input
        className="input"
        type="file"
        accept={takesPdf ? 'image/*,application/pdf' : 'image/*'}
        {...attributes}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      <input ref={secret} name={name} hidden />
      <p className="hint" role="status">
        {state}
      </p>
    </Frame>
  )
}
