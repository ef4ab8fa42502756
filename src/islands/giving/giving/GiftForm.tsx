import { type InputEvent, lazy, Suspense, useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { beginGift } from '../../../lib/api/giving/giving.ts'
import { funds, GiftForm as Shape, walletMethods } from '../../../lib/contract/giving/giving.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { donationTexts } from '../../../lib/texts/giving/donation.ts'
import { giftNames } from '../../../lib/texts/giving/gift-names.ts'
import { readAccount } from '../../../stores/member.ts'
import { DonationFields, type Presets, useTypedAmount } from './DonationFields.tsx'
import { giveWords } from './messages.ts'
import { secretForNext } from './stored-gift.ts'
import { useGift } from './useGift.ts'

const PledgeNotice = lazy(() =>
  import('./PledgeNotice.tsx').then(({ PledgeNotice: Component }) => ({ default: Component })),
)
const WeekdayField = lazy(() =>
  import('./WeekdayField.tsx').then(({ WeekdayField: Component }) => ({ default: Component })),
)
const GiftState = lazy(() =>
  import('./GiftState.tsx').then(({ GiftState: Component }) => ({ default: Component })),
)

type Props = Partial<Presets> & { methods?: readonly string[]; collecting?: boolean }

/** The donation form with a payment provider behind it: what it begins is shown in its place until it has ended. */
export function GiftForm({ presets, methods, collecting }: Props) {
  const { seen, isLost, show, forget: forgetGift } = useGift()
  const [asksWallet, setAsksWallet] = useState(true)
  const [pledge, setPledge] = useState<number>()
  const edit = useForm({
    shape: Shape,
    send: async (gift) => {
      const secret = secretForNext()
      const part = pledge && readAccount() ? { pledge } : {}
      const begun = await beginGift({ gift, secret, ...part }).catch(withoutOutbox)
      setPledge(undefined)
      if (pledge) history.replaceState(history.state, '', location.pathname)
      draft.forget()
      form.current?.reset()
      setAsksWallet(true)
      clear()
      show({ secret }, begun)
      if (begun.redirect_url) location.assign(begun.redirect_url)
    },
    refused: (error) => `${donationTexts.failure} ${error instanceof ApiError ? error.detail : ''}`.trim(),
  })
  const { form, problem, busy, forget, clear } = edit
  const draft = useDraft(form, 'give')
  useTypedAmount(form)
  useEffect(() => {
    if (location.hash.length < 2) return
    void import('./prefill.ts').then(({ prefill }) => form.current && setPledge(prefill(form.current)))
  }, [form])

  function typed(event: InputEvent<HTMLFormElement>): void {
    forget(event)
    const method = new FormData(event.currentTarget).get('paymentMethod')
    setAsksWallet(walletMethods.includes(String(method)))
  }

  return (
    <>
      {seen && (
        <Suspense fallback={<div className="skeleton min-h-80" />}>
          <GiftState
            {...seen}
            isLost={isLost}
            changed={(gift) => show(seen.name, gift)}
            onAgain={forgetGift}
          />
        </Suspense>
      )}
      <Form of={edit} className="grid gap-5" hidden={seen !== undefined} onInput={typed}>
        {pledge && (
          <Suspense>
            <PledgeNotice forget={() => setPledge(undefined)} />
          </Suspense>
        )}
        <DonationFields form={form} presets={presets} methods={methods} problem={problem} busy={busy}>
          <div hidden={!asksWallet}>
            <Field
              name="telephone"
              label={giveWords.telephone}
              required={asksWallet}
              hint={phoneHint()}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={30}
            />
          </div>
          <SelectField name="fund" label={giveWords.fund} chosen>
            {funds.map(([id, name]) => (
              <option key={id} value={id}>
                {giftNames.fund({ name })}
              </option>
            ))}
          </SelectField>
          {collecting && (
            <Suspense>
              <WeekdayField />
            </Suspense>
          )}
        </DonationFields>
      </Form>
    </>
  )
}

/**
 * Without an answer the form asks its person to press again, which leads to the same gift. It is not put into the outbox: no
 * prompt may come to a telephone hours later.
 */
function withoutOutbox(error: unknown): never {
  throw error instanceof ApiError && error.status === 0 ? new Error('No answer') : error
}
