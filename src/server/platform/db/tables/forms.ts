import type { Generated } from 'kysely'
import type { FormState, RegisterField } from '../../../../lib/contract/services/form.ts'

/** A form that people answer. Its questions are JSON (lib/contract/services/form.ts). */
export type FormTable = {
  id: Generated<number>
  slug: string
  title: string
  about: Generated<string>
  thanks: Generated<string>
  questions: Generated<string>
  state: Generated<FormState>
  /** The first and the last day at the church on which it takes answers. */
  opens_on: string | null
  closes_on: string | null
  /** Null for any number. */
  places: number | null
  has_waiting: Generated<0 | 1>
  is_once: Generated<0 | 1>
  /** Nothing of who answered is stored. */
  is_nameless: Generated<0 | 1>
  confirms_mail: Generated<0 | 1>
  confirms_text: Generated<0 | 1>
  keep_days: number
  created_by: number | null
  created_at: string
  /** The last turn that an answer was given. */
  turns: Generated<number>
  version: Generated<number>
}

/** Who reads the answers of a form. */
type FormReaderTable = {
  form_id: number
  account_id: number
  reads_special: Generated<0 | 1>
  is_told: Generated<0 | 1>
}

/** What somebody answered. Its id is random: it says nothing of when it came. */
export type FormSubmissionTable = {
  id: number
  form_id: number
  account_id: number | null
  state: Generated<'placed' | 'waiting' | 'withdrawn'>
  /** Its place among the answers of its form; null without names. */
  turn: number | null
  /** Null without names. */
  submitted_at: string | null
  /** Whose only answer it is, as a hash; null where several are taken, and once it is withdrawn. */
  once_mark: string | null
  /** JSON, and apart what only named people read. */
  answers: string
  special: Generated<string>
  /** Where a confirmation goes. */
  email: Generated<string>
  telephone: Generated<string>
  version: Generated<number>
}

/** The keys of what was sent, so that it is taken once. Without names they do not say which answer it was. */
type FormSentTable = { sent: string; form_id: number; submission_id: number | null }

/** A photograph that was added to an answer; without one for a day at most. */
type FormFileTable = {
  id: Generated<number>
  secret: string
  form_id: number
  submission_id: number | null
  question: string
  file_key: string
  name: string
  bytes: number
  added_at: string
}

/** The person beside a name in an answer; `place` is that of the name among the values of the question. */
type FormPersonTable = { submission_id: number; question: string; place: number; person_id: number }

/** What the register may take of an answer: who answered agreed to this value of this field. */
export type FormConsentTable = {
  submission_id: number
  question: string
  field: RegisterField
  /** As the register keeps it, such as a number as E.164. */
  value: string
  /** What stood in the register, as it was shown; null where nothing was shown. */
  seen: string | null
  /** When the register took it, who let it, and into whose entry. */
  used_at: string | null
  used_by: number | null
  person_id: number | null
}

/** The tables of forms by name. */
export type FormsTables = {
  form: FormTable
  form_reader: FormReaderTable
  form_submission: FormSubmissionTable
  form_sent: FormSentTable
  form_file: FormFileTable
  form_person: FormPersonTable
  form_consent: FormConsentTable
}
