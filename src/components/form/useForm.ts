import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ZodMiniType } from 'zod/mini'
import { ApiError, tellUnsent } from '../../lib/api/api-error.ts'
import { fieldErrors } from '../../lib/contract/base.ts'

export type FieldErrors = Record<string, string[]>

type Options<Shape> = {
  shape: ZodMiniType<Shape>
  /** Sends the checked form and leads elsewhere, or calls `clear`. */
  send: (form: Shape, typed: FormData) => Promise<void>
  /** Hears why `send` failed, and answers what stands above the button. */
  refused: (error: unknown) => string
}

/**
 * A form whose fields stay in the page: checked by its contract before it is sent, errors at their fields, the first
 * wrong one focused, nothing typed ever lost.
 */
export function useForm<Shape>({ shape, send, refused }: Options<Shape>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  // Back brings a page as it was left: busy with what is long done.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])

  function show(found: FieldErrors, said = ''): void {
    flushSync(() => {
      setErrors(found)
      setProblem(said)
      setBusy(false)
    })
    firstWrong(form.current)?.focus()
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
      const said = refused(error)
      const { fields = {}, status } = error instanceof ApiError ? error : {}
      show(fields, said)
      if (status === 0) tellUnsent(form.current)
    }
  }

  /** For a form that stays in its page: nothing more is said of what was sent, and it can be sent again. */
  function clear(): void {
    setErrors({})
    setProblem('')
    setBusy(false)
  }

  /** A field that is being mended is wrong no longer, until the next try. */
  function forget(event: InputEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others)
  }

  return { form, errors, problem, busy, submit, forget, clear }
}

/** Files travel beside the checked texts. */
const texts = (typed: FormData) => [...typed].filter(([, value]) => typeof value === 'string')

function firstWrong(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  return wrong?.matches('[role="radiogroup"]') ? wrong.querySelector<HTMLElement>('input') : wrong
}
