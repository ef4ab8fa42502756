import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { FormAnswer, FormForm } from '../../src/lib/contract/services/form.ts'
import { type Church, openChurch } from './church.ts'

/** A question with its usual settings. */
export const formQuestion = (
  question: Partial<FormForm['questions'][number]> & { id: string; label: string },
): FormForm['questions'][number] => ({
  kind: 'short',
  hint: '',
  is_required: false,
  choices: [],
  is_special: false,
  shown_by: '',
  shown_for: '',
  fills: '',
  ...question,
})

/** A form for a dinner, with a question of each way to be refused. */
export const dinner: Omit<FormForm, 'version'> = {
  slug: 'dinner',
  title: 'Dinner',
  about: 'We eat together.',
  thanks: 'See you there.',
  questions: [
    formQuestion({ id: 'qname', label: 'Full name', is_required: true }),
    formQuestion({ id: 'qmail', label: 'E-mail', kind: 'email' }),
    formQuestion({
      id: 'qeats',
      label: 'Do you eat everything?',
      kind: 'choice',
      choices: ['Yes', 'No'],
      is_required: true,
    }),
    formQuestion({ id: 'qwhat', label: 'What not?', is_required: true, shown_by: 'qeats', shown_for: 'No' }),
    formQuestion({ id: 'qhealth', label: 'Illnesses', kind: 'long', is_special: true }),
    formQuestion({ id: 'qmany', label: 'How many come?', kind: 'number' }),
  ],
  opens_on: null,
  closes_on: null,
  places: null,
  has_waiting: false,
  is_once: false,
  is_nameless: false,
  confirms_mail: false,
  confirms_text: false,
  keep_days: 30,
}

/** What somebody answers, as the body of a call. */
export const answering = (values: Record<string, string | string[]>, submission = randomUUID()) => ({
  submission,
  answers: Object.entries(values).map(([question, value]) => ({ question, values: [value].flat() })),
  website: '',
})

/** A church whose admin has made a form that is open. */
export async function openForm(
  changes: Partial<typeof dinner> = {},
  options: Parameters<typeof openChurch>[0] = {},
) {
  const church = await openChurch(options)
  const admin = (await church.signIn('admin')).access
  const form = await madeForm(church, admin, changes)
  return {
    church,
    admin,
    form,
    submit: (values: Record<string, string | string[]>, { sent = randomUUID(), access = '' } = {}) =>
      church.post(`forms/${form.slug}/answers/`, answering(values, sent), access),
    answers: async (access = admin, words = '') => church.get(`forms/${form.id}/answers/${words}`, access),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

export async function madeForm(church: Church, admin: string, changes: Partial<typeof dinner> = {}) {
  const added = await church.post('forms/', { ...dinner, ...changes }, admin)
  expect([added.status, added.body]).toEqual([201, expect.anything()])
  const { id, version } = added.body as FormAnswer
  const opened = await church.put(`forms/${id}/state/`, { state: 'open', version }, admin)
  expect(opened.status).toBe(200)
  return opened.body as FormAnswer
}
