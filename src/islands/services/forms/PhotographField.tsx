import { useRef, useState } from 'react'
import { Frame, useFieldAttributes } from '../../../components/form/frame.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { addPhotograph } from '../../../lib/contract/services/calls/forms.ts'
import { openFormWords as words } from './messages.ts'

type Props = { slug: string; name: string; label: string; hint?: string; required: boolean }

/** A photograph, which is sent when it is chosen; the answer names it by its secret. */
export function PhotographField({ slug, name, label, hint, required }: Props) {
  const secret = useRef<HTMLInputElement>(null)
  const [state, setState] = useState('')
  const attributes = useFieldAttributes({ name, hint })

  async function send(photograph: File | undefined): Promise<void> {
    if (!secret.current || !photograph) return
    secret.current.value = ''
    setState(words.sendingPhotograph)
    const body = new FormData()
    body.set('question', name)
    body.set('photograph', photograph)
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
    <Frame name={name} label={label} hint={hint} optional={!required}>
      <input
        className="input"
        type="file"
        accept="image/*"
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
