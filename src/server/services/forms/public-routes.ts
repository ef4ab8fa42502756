import * as calls from '../../../lib/contract/services/calls/forms.ts'
import { answerFileMegabytes, takesFile } from '../../../lib/contract/services/form.ts'
import { formRules } from '../../../lib/texts/services/form-rules.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import { storeAnswerFile } from './answer-files.ts'
import { questionsOf } from './forms.ts'
import { listHousehold } from './household.ts'
import { formRefusals } from './messages.ts'
import { addPhotograph, countUnclaimed } from './photographs.ts'
import { keepConsents, readOwnRegister } from './register.ts'
import { requireOpenForm, takeSubmission } from './submit.ts'
import { confirm, tellReaders } from './tell.ts'
import { withdrawByLink } from './withdraw-link.ts'

const fileLimit = answerFileMegabytes * 1024 * 1024

/** Photographs of a form that wait for their answer: a program that sends no answers fills no disk. */
const mostUnclaimed = 300

/** What people answer to forms of the church (docs/forms.md). */
export const openForms = new Routes()
  .answer(calls.submitForm, anyone, async (c, { slug }) => {
    const body = await bodyOf(c)
    const form = await requireOpenForm(c.var.db, slug, c.var.now()).catch(() => undefined)
    // Of a survey without names nothing is counted by account, nor kept by the log of double taps.
    const caller = form?.is_nameless === 1 ? undefined : c.var.caller
    if (caller) await c.var.limits.consume('form by account', String(caller.id))
    else await c.var.limits.consume('form by address', c.var.address)
    // Only a program fills this: it learns nothing, and nothing is kept.
    if (body.website !== '') return { state: 'placed' as const, thanks: form?.thanks ?? '' }
    const sent = { slug, body, account: caller?.id ?? null, now: c.var.now() }
    const taken = await c.var.db.transaction().execute(async (db) => {
      const taken = await takeSubmission(db, sent)
      const { form, id: submission, kept } = taken
      if (submission !== undefined)
        await keepConsents(c, db, { form, submission, kept, register: body.register })
      return taken
    })
    if (taken.isNew) {
      c.var.cache.invalidate('forms')
      await confirm(c, taken.form, taken, taken.state)
      await tellReaders(c, taken.form)
    }
    return { state: taken.state, thanks: taken.thanks }
  })
  .answer(calls.withdrawOwnSubmission, [anyone, demands('nothing')], async (c, { slug }) => {
    await c.var.limits.consume('form by address', c.var.address)
    const { submission, seal } = await bodyOf(c)
    const keys = c.var.tokenKeys
    const { form, promoted } = await c.var.db
      .transaction()
      .execute((db) => withdrawByLink(db, { slug, submission, seal, keys }))
    c.var.cache.invalidate('forms')
    for (const next of promoted) await confirm(c, form, next, 'free')
    return { detail: formRules.withdrawn }
  })
  .answer(
    calls.addPhotograph,
    anyone,
    async (c, { slug }) => {
      await c.var.limits.consume('form photograph by address', c.var.address)
      const form = await requireOpenForm(c.var.db, slug, c.var.now())
      if ((await countUnclaimed(c.var.db, form.id)) >= mostUnclaimed)
        refuse(429, formRefusals.tooManyPhotographs, {
          'Retry-After': '3600',
        })
      return formOf(c, async ({ files, fields }) => {
        const { question } = fields
        const asked = questionsOf(form).find(({ id, kind }) => id === question && takesFile(kind))
        if (!asked) refuseFields({ question: [formRefusals.noFileThere] })
        const key = await storeAnswerFile(c, files.photograph, asked.kind)
        const name = (files.photograph?.name ?? '').slice(0, 120)
        const kept = {
          key,
          name,
          question,
          form: form.id,
          bytes: files.photograph?.bytes ?? 0,
          now: c.var.now(),
        }
        try {
          return { secret: await addPhotograph(c.var.db, kept), name }
        } catch (error) {
          await removeFiles(c, key)
          throw error
        }
      })
    },
    fileLimit,
  )
  .answer(calls.readOwnRegister, signedIn, async (c, { slug }) =>
    readOwnRegister(c.var.db, await requireOpenForm(c.var.db, slug, c.var.now()), callerOf(c).id),
  )
  .answer(calls.readHousehold, signedIn, async (c, { slug }) => {
    await requireOpenForm(c.var.db, slug, c.var.now())
    return listHousehold(c.var.db, callerOf(c).id, c.var.now())
  })
