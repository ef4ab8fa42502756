import { Field, LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { changePrayer } from '../../../lib/api/care/prayer-requests.ts'
import { type OwnPrayerRequest, PrayerRequestChangeForm } from '../../../lib/contract/care/prayer-request.ts'
import { dashboardTexts } from '../../../lib/texts/accounts/dashboard.ts'
import { notify } from '../../../stores/toasts.ts'
import { prayerWords } from '../../care/prayer-requests/messages.ts'
import { dashboardWords } from './messages.ts'

type Props = {
  request: OwnPrayerRequest
  changed: (request: OwnPrayerRequest) => void
  /** Called when the request has changed since it was loaded. */
  outdated: () => void
  close: () => void
}

/** Changes the words of the member's own request. What is typed is a draft of this tab until it is saved. */
export function ChangePrayer({ request, changed, outdated, close }: Props) {
  const edit = useForm({
    shape: PrayerRequestChangeForm,
    send: async (written) => {
      const saved = await changePrayer(request, written)
      draft.forget()
      changed(saved)
      notify.success(dashboardTexts.prayerChanged)
      close()
    },
    refused: (error) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) outdated()
      return whyRefused(error)
    },
  })
  const { form, problem, busy } = edit
  const draft = useOwnDraft(form, `own-prayer-${request.id}`)
  const field = { required: true }
  return (
    <Dialog title={dashboardWords.editRequest} close={close}>
      <Form of={edit} className="grid gap-4">
        <Field {...field} name="title" label={prayerWords.title} defaultValue={request.title} />
        <LongField
          {...field}
          name="description"
          label={prayerWords.description}
          defaultValue={request.description}
        />
        <div>
          <label className="choice">
            <input
              type="checkbox"
              name="isPrivate"
              aria-describedby="isPrivate-hint"
              defaultChecked={request.is_private}
            />
            {prayerWords.keepPrivate}
          </label>
          <p className="hint" id="isPrivate-hint">
            {dashboardWords.privateHint}
          </p>
        </div>
        <label className="choice">
          <input type="checkbox" name="isAnonymous" defaultChecked={request.is_anonymous} />
          {prayerWords.stayAnonymous}
        </label>
        <Problem text={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <button className="btn" type="button" onClick={close}>
            {dashboardWords.cancel}
          </button>
          <SubmitButton label={dashboardWords.save} busyLabel={dashboardWords.saving} busy={busy} />
        </div>
      </Form>
    </Dialog>
  )
}
