import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ZodMiniType } from 'zod/mini'
import { ApiError, dispatchUnsent } from '../../lib/api/api-error.ts'
import { fieldErrors } from '../../lib/contract/base.ts'
import { showToast } from '../../lib/toasts/show-toast.ts'

export type FieldErrors = Record<string, string[]>

type Options<Shape> = {
  shape: ZodMiniType<Shape>
  /** Sends the validated form, then leaves the page or calls `clear`. */
  send: (form: Shape, typed: FormData) => Promise<void>
  /** Receives the error of `send`, and returns the text to show above the button. */
  refused: (error: unknown) => string
}

/**
 * A form with uncontrolled fields. Validates against its schema before sending, shows errors at their fields and as a toast,
 * focuses the first invalid field, and keeps all input.
 */
export function useForm<Shape>({ shape, send, refused }: Options<Shape>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  // The back/forward cache restores the page with its busy state: reset it.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])

  function show(fieldErrors: FieldErrors, message = ''): void {
    flushSync(() => {
      setErrors(fieldErrors)
      setProblem(message)
      setBusy(false)
    })
    tellWrong(form.current, fieldErrors)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const read = shape.safeParse(Object.fromEntries(texts(typed)))
    if (!read.success) return show(fieldErrors(read.error))
    show({})
    setBusy(true)
    try {
      await send(read.data, typed)
    } catch (error) {
      const message = refused(error)
      const { fields = {}, status, call } = error instanceof ApiError ? error : {}
      show(fields, message)
      if (status === 0) dispatchUnsent(form.current, call)
    }
  }

  /** For a form that stays on its page: clears errors and the busy state, so that it can be sent again. */
  function clear(): void {
    setErrors({})
    setProblem('')
    setBusy(false)
  }

  /** Clears the error of a field when the user edits it. */
  function forget(event: InputEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others)
  }

  return { form, errors, problem, busy, submit, forget, clear }
}

/** The text fields, which the schema validates. Files are sent without this validation. */
const texts = (typed: FormData) => [...typed].filter(([, value]) => typeof value === 'string')

/** Focuses the first invalid field, and shows its error as a toast, too (spec 1 §5, spec 2 §8). */
function tellWrong(form: HTMLFormElement | null, errors: FieldErrors): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const isGroup = wrong?.matches('[role="radiogroup"]')
  const focused = isGroup ? wrong?.querySelector('input') : wrong
  focused?.focus()
  // Falls back to the first error, because an error of a field that this form does not have would be lost.
  const [message] = (wrong && errors[wrong.id]) ?? Object.values(errors).flat()
  if (message) showToast({ kind: 'error', text: message })
}
