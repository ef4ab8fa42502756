import { useEffect, useState } from 'react'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { Form } from '../../../../components/form/Form.tsx'
import { FormStatus } from '../../../../components/form/FormStatus.tsx'
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx'
import { useDraft } from '../../../../components/form/useDraft.ts'
import { type FieldErrors, useForm } from '../../../../components/form/useForm.ts'
import { useDoubleTapGuard } from '../../../../components/ui/useDoubleTapGuard.ts'
import { useHydrated } from '../../../../components/ui/useHydrated.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import { sendContactMessage } from '../../../../lib/contract/care/calls/contact-messages.ts'
import { contactMessageForm, messageLimit } from '../../../../lib/contract/care/contact-message.ts'
import { emailShape } from '../../../../lib/contract/email.ts'
import { contactTexts } from '../../../../lib/texts/care/contact.ts'
import { contactRules } from '../../../../lib/texts/care/contact-rules.ts'
import { contactWords } from './messages.ts'
import { PhoneField } from './PhoneField.tsx'
import { fillSubject, subjectLimit } from './subject.ts'

const shapes = { both: contactMessageForm(false), either: contactMessageForm(true) }

/** How long the thank-you message is shown (spec 1 §9). */
const thanksMilliseconds = 5000

/** The form for messages to the church (spec 1 §2, §4, §5, Contact). `either`: e-mail or phone is enough. */
export function ContactForm({ either = false }: { either?: boolean }) {
  const awake = useHydrated()
  const [typed, setTyped] = useState(0)
  const [oddEmail, setOddEmail] = useState(false)
  const [thanked, setThanked] = useState(false)
  const edit = useForm({
    shape: shapes[either ? 'either' : 'both'],
    send: async (message) => {
      setThanked(false)
      await call(sendContactMessage, { body: message })
      draft.forget()
      form.current?.reset()
      setThanked(true)
    },
    refused: (error) => wordsOf(error) || contactTexts.failure,
  })
  const { form, problem, busy, submit, clear } = edit
  const draft = useDraft(form, 'contact')
  const submitOnce = useDoubleTapGuard(submit)

  // After the draft is restored: masks and counts its values, and those typed before hydration.
  useEffect(() => {
    const fields = form.current
    if (!fields) return
    const named = (name: string) => fields.elements.namedItem(name)
    const subject = named('subject')
    if (subject instanceof HTMLInputElement) fillSubject(subject)
    for (const name of ['phone', 'message', 'email']) {
      const field = named(name)
      if (field instanceof HTMLElement) field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [form])

  useEffect(() => {
    if (!thanked) return
    const timer = setTimeout(() => setThanked(false), thanksMilliseconds)
    return () => clearTimeout(timer)
  }, [thanked])

  function startOver(): void {
    setTyped(0)
    setOddEmail(false)
    setThanked(false)
    clear()
  }

  const typing = oddEmail ? { email: [contactTexts.typingEmail] } : {}
  const errors = nameMissing({ ...typing, ...edit.errors }, either)
  const field = { required: true }
  const way = { required: !either }

  return (
    <Form of={{ ...edit, errors }} className="grid gap-5" onSubmit={submitOnce} onReset={startOver}>
      <Field {...field} name="name" label={contactWords.name} autoComplete="name" maxLength={120} />
      <Field
        {...way}
        {...(either && { hint: contactTexts.either })}
        name="email"
        label={contactWords.email}
        type="email"
        autoComplete="email"
        onInput={({ currentTarget: { value } }) =>
          setOddEmail(value.trim() !== '' && !emailShape.test(value.trim()))
        }
      />
      <PhoneField {...way} />
      <Field {...field} name="subject" label={contactWords.subject} maxLength={subjectLimit} />
      <LongField
        {...field}
        name="message"
        label={contactWords.message}
        hint={contactWords.typed({ typed, limit: messageLimit })}
        maxLength={messageLimit}
        onInput={({ currentTarget }) => setTyped(currentTarget.value.length)}
      />
      <div>
        <FormStatus progress={busy ? contactTexts.sending : ''} problem={problem}>
          {thanked && <p className="notice notice-success">{contactTexts.success}</p>}
        </FormStatus>
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={contactWords.send} busyLabel={contactWords.sendingShort} busy={busy} />
          <button className="btn" type="reset" disabled={!awake || busy}>
            {contactWords.reset}
          </button>
        </div>
      </div>
    </Form>
  )
}

/** Says at each field what it lacks. */
function nameMissing(errors: FieldErrors, either: boolean): FieldErrors {
  const named: Record<string, string> = {
    name: contactTexts.missingName,
    email: either ? contactTexts.eitherMissing : contactTexts.missingEmail,
    phone: either ? contactTexts.eitherMissing : contactTexts.missingPhone,
    subject: contactTexts.missingSubject,
    message: contactTexts.missingMessage,
  }
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name,
      messages.map((one) => (one === contactRules.allFields && named[name]) || one),
    ]),
  )
}

/** The server's message; '' without one. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return error.detail || Object.values(error.fields).flat().join(' ')
}
