import type { FormAnswer, FormForm } from '../../../../lib/contract/services/form.ts'

/** A form as it is sent with other questions. */
export function bodyWith(form: FormAnswer, questions: FormForm['questions']): FormForm {
  const { slug, title, about, thanks, opens_on, closes_on, places, has_waiting, is_once, is_nameless } = form
  const { confirms_mail, confirms_text, keep_days, version } = form
  return {
    ...{ slug, title, about, thanks, opens_on, closes_on, places, has_waiting, is_once, is_nameless },
    ...{ confirms_mail, confirms_text, keep_days, version, questions },
  }
}

/** An id that no question of a form has, nor had one that was answered: by the time. */
export const newQuestionId = (): string => `q${Date.now().toString(36)}`
