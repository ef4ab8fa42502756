import { useEffect, useRef } from 'react'
import { Field } from '../form/Field.tsx'
import { codeWords } from './messages.ts'

/** The code of a text message. Telephones offer it above their keyboard. */
export function CodeField() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <Field
        name="text_code"
        label={codeWords.code}
        hint={codeWords.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </div>
  )
}
