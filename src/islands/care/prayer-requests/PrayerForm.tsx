import { Field, LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { useDoubleTapGuard } from '../../../components/ui/useDoubleTapGuard.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { addPrayerRequest } from '../../../lib/api/care/prayer-requests.ts'
import { PrayerRequestForm } from '../../../lib/contract/care/prayer-request.ts'
import { prayerTexts } from '../../../lib/texts/care/prayer-requests.ts'
import { tellOfAdded } from '../../../stores/added-request.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { prayerWords } from './messages.ts'

/** Members and visitors may ask for prayer (spec 1 §2, Prayer Requests; docs/specification/settled.md). */
export function PrayerForm() {
  const member = useMember()
  const edit = useForm({
    shape: PrayerRequestForm,
    send: async (written) => {
      const added = await addPrayerRequest(written)
      draft.forget()
      form.current?.reset()
      clear()
      notify.success(prayerTexts.success)
      tellOfAdded(added)
    },
    refused: (error) => {
      const reason = whyRefused(error)
      notify.error(reason)
      return reason
    },
  })
  const { form, problem, busy, submit, clear } = edit
  const draft = useOwnDraft(form, 'prayer-request')
  const submitOnce = useDoubleTapGuard(submit)
  const field = { required: true }

  return (
    <Form of={edit} className="grid gap-4" onSubmit={submitOnce}>
      <Field {...field} name="title" label={prayerWords.title} hint={prayerWords.titleHint} />
      <LongField
        {...field}
        name="description"
        label={prayerWords.description}
        hint={prayerWords.descriptionHint}
      />
      <div>
        <label className="choice">
          <input type="checkbox" name="isPrivate" aria-describedby="who-reads" />
          {prayerWords.keepPrivate}
        </label>
        {/* In the form for visitors, too: a draft is put back before the member is known. */}
        <label className="choice" hidden={!member}>
          <input type="checkbox" name="isAnonymous" aria-describedby="who-reads" />
          {prayerWords.stayAnonymous}
        </label>
        <p className="hint" id="who-reads">
          {member ? prayerWords.whoReadsMembers : prayerWords.whoReads}
        </p>
      </div>
      <Problem text={problem} />
      <SubmitButton label={prayerWords.submit} busyLabel={prayerWords.busy} busy={busy} />
    </Form>
  )
}
