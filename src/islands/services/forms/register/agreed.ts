import type { SubmissionForm } from '../../../../lib/contract/services/form.ts'

/** The name of the tick; its value is what is agreed to. */
export const agreedName = 'register-consent'

/** What somebody agreed to that the register takes; nothing without the tick. */
export function agreedIn(typed: FormData): SubmissionForm['register'] {
  const agreed = typed.get(agreedName)
  return agreed === null ? [] : (JSON.parse(String(agreed)) as SubmissionForm['register'])
}
