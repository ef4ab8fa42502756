import { type RegistrationAnswer, RegistrationForm } from '../../../../lib/contract/services/registration.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { registrationWords as words } from './messages.ts'
import { bodyOf } from './setup-body.ts'

type Props = ActDialog & { now: RegistrationAnswer; save: (body: RegistrationForm) => Promise<void> }

/** When people register for an event, how they pay, and what comes back to who cancels. */
export function SettingsDialog({ now, save, ...dialog }: Props) {
  const { kinds, discounts } = bodyOf(now)
  const asksHow = now.can_pay_online || now.pays_online
  return (
    <FieldsDialog
      {...dialog}
      title={words.setUpTitle({ event: now.title })}
      schema={RegistrationForm}
      row={now}
      read={() => ({
        kinds,
        discounts,
        ...(asksHow ? {} : { pays_online: false, pays_later: true }),
      })}
      fields={[
        { kind: 'tick', name: 'is_open', label: words.open },
        { kind: 'long', name: 'about', label: words.about, maxLength: 2000 },
        [
          { kind: 'date', name: 'opens_on', label: words.opens },
          { kind: 'date', name: 'closes_on', label: words.closes, hint: words.closesHint },
        ],
        { kind: 'date', name: 'cancels_until', label: words.cancels, hint: words.cancelsHint },
        [
          { kind: 'number', name: 'places', label: words.places, hint: words.placesHint, maxLength: 6 },
          { kind: 'number', name: 'most_tickets', label: words.most, maxLength: 2, required: true },
        ],
        { kind: 'tick', name: 'has_waiting', label: words.hasWaiting },
        ...(asksHow
          ? ([
              { kind: 'tick', name: 'pays_online', label: words.paysOnline },
              { kind: 'tick', name: 'pays_later', label: words.paysLater, hint: words.paysLaterHint },
            ] as const)
          : []),
        [
          { kind: 'date', name: 'refund_full_until', label: words.refundFull, hint: words.refundHint },
          { kind: 'date', name: 'refund_part_until', label: words.refundPart },
          { kind: 'count', name: 'refund_percent', label: words.refundPercent },
        ],
        [
          { kind: 'money', name: 'family_price', label: words.familyPrice, hint: words.familyHint },
          { kind: 'number', name: 'family_most', label: words.familyMost, maxLength: 2 },
        ],
      ]}
      save={save}
      saved={words.saved}
    />
  )
}
