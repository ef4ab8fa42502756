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
      const said = whyRefused(error)
      notify.error(said)
      return said
    },
  })
  const { form, problem, busy, submit, clear } = edit
  const draft = useOwnDraft(form, 'prayer-request')
  const submitOnce = useDoubleTapGuard(submit)
  const field = { required: true }

  return (
    <Form of={edit} className="grid gap-4" onSubmit={submitOnce}>
      <Field {...field} name="title" label="Title" hint="For example: Safe delivery for my sister" />
      <LongField {...field} name="description" label="Description" hint="What shall we bring before God?" />
      <div>
        <label className="choice">
          <input type="checkbox" name="isPrivate" aria-describedby="who-reads" />
          Keep this private
        </label>
        {/* In the form for visitors, too: a draft is put back before the member is known. */}
        <label className="choice" hidden={!member}>
          <input type="checkbox" name="isAnonymous" aria-describedby="who-reads" />
          Stay anonymous
        </label>
        <p className="hint" id="who-reads">
          A private request is visible only to church staff, any other to everybody
          {member && ', with your name. Without it nobody is told who asked'}.
        </p>
      </div>
      <Problem text={problem} />
      <SubmitButton label="Submit prayer request" busyLabel="Submitting..." busy={busy} />
    </Form>
  )
}
