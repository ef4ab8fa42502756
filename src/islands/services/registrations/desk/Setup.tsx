import { useCallback, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { readRegistration, saveRegistration } from '../../../../lib/contract/services/calls/registrations.ts'
import {
  DiscountForm,
  type RegistrationAnswer,
  type RegistrationForm,
  TicketKindForm,
} from '../../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { ShareLink } from '../../../staff/ShareLink.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { registrationWords as words } from './messages.ts'
import { SettingsDialog } from './SettingsDialog.tsx'
import { bodyOf, kindsOf } from './setup-body.ts'

type Kind = RegistrationAnswer['kinds'][number]
type Open = 'settings' | 'kind' | 'code' | Kind
type Props = { event: number; isOfFellowship: boolean; changed: () => Promise<void> }

/** How people register for an event: settings, kinds of tickets with their prices, and discount codes. Each change is saved at once. */
export function Setup({ event, isOfFellowship, changed }: Props) {
  const load = useCallback(() => call(readRegistration, { id: event }), [event])
  const { data: now, edit, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const [open, setOpen] = useState<Open>()
  const [busy, act] = useAct()
  if (!now) return <div className="skeleton min-h-60" role="status" aria-busy="true" />
  const save = async (body: RegistrationForm) => {
    const saved = await call(saveRegistration, { id: event, body })
    edit(() => saved)
    void changed()
  }
  const apply = async (changes: Partial<RegistrationForm>) => {
    if (!(await act(() => save({ ...bodyOf(now), ...changes }), words.saved))) void reload()
  }
  const dialog = { changed: () => undefined, outdated: () => void reload(), close: () => setOpen(undefined) }
  const button = (label: string, press: () => void, look = 'btn') => (
    <button className={look} type="button" disabled={busy} onClick={press}>
      {label}
    </button>
  )
  const kinds = kindsOf(now)
  const editing = typeof open === 'object' ? open : undefined
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="staff-head">
        <h3>{words.kinds}</h3>
        {button(words.addKind, () => setOpen('kind'), 'btn btn-primary')}
        {now.kinds.length > 0 && button(words.setUp, () => setOpen('settings'))}
        {now.kinds.length > 0 && button(words.addCode, () => setOpen('code'))}
      </div>
      {isOfFellowship && <MoneyOfFellowship isOnline={now.can_pay_online} />}
      {now.total > 0 && <p>{words.sums({ paid: formatMoney(now.paid), total: formatMoney(now.total) })}</p>}
      {now.kinds.length === 0 && <p className="empty">{words.noKinds}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {now.kinds.map((kind) => (
          <li className="card grid gap-2 p-4" key={kind.id}>
            <strong className="break-words">{kind.name}</strong>
            <span className="text-ink-soft">{factsOf(kind)}</span>
            <span className="flex flex-wrap gap-2">
              {button(words.editKind({ name: kind.name }), () => setOpen(kind))}
              {button(
                kind.is_open ? words.closeKind({ name: kind.name }) : words.reopenKind({ name: kind.name }),
                () =>
                  void apply({
                    kinds: kinds.map((one) =>
                      one.id === kind.id ? { ...one, is_open: !kind.is_open } : one,
                    ),
                  }),
                'btn btn-quiet',
              )}
              {kind.placed === 0 &&
                now.kinds.length > 1 &&
                button(
                  words.removeKind({ name: kind.name }),
                  () => void apply({ kinds: kinds.filter(({ id }) => id !== kind.id) }),
                  'btn btn-quiet',
                )}
            </span>
          </li>
        ))}
      </ul>
      {now.discounts.length > 0 && (
        <>
          <h3>{words.codes}</h3>
          <ul className="grid gap-2">
            {now.discounts.map(({ id, code, uses }) => (
              <li className="card flex flex-wrap items-center justify-between gap-3 p-3" key={id}>
                {words.codeFacts({ code, uses })}
                {button(
                  words.removeCode({ code }),
                  () => void apply({ discounts: bodyOf(now).discounts.filter((one) => one.id !== id) }),
                  'btn btn-quiet',
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {now.is_open && <Address event={event} title={now.title} />}
      {open === 'settings' && <SettingsDialog {...dialog} now={now} save={save} />}
      {(open === 'kind' || editing) && (
        <FieldsDialog
          {...dialog}
          title={editing ? words.editKind({ name: editing.name }) : words.addKind}
          schema={TicketKindForm}
          row={editing ? { ...editing, version: undefined } : undefined}
          read={() => ({ id: editing?.id ?? null, is_open: editing?.is_open ?? true })}
          fields={[
            { name: 'name', label: words.kindName, maxLength: 80, required: true },
            { kind: 'money', name: 'price', label: words.price, hint: words.priceHint, required: true },
            { kind: 'money', name: 'member_price', label: words.memberPrice, hint: words.memberHint },
            { kind: 'money', name: 'early_price', label: words.earlyPrice },
            { kind: 'date', name: 'early_until', label: words.earlyUntil },
            { kind: 'number', name: 'places', label: words.places, hint: words.placesHint, maxLength: 6 },
          ]}
          save={(kind) => {
            const rest = editing ? kinds.map((one) => (one.id === editing.id ? kind : one)) : [...kinds, kind]
            return save({ ...bodyOf(now), kinds: rest, is_open: now.kinds.length === 0 || now.is_open })
          }}
          saved={words.saved}
        />
      )}
      {open === 'code' && (
        <FieldsDialog
          {...dialog}
          title={words.addCode}
          schema={DiscountForm}
          fields={[
            { name: 'code', label: words.code, hint: words.codeHint, maxLength: 20, required: true },
            { kind: 'count', name: 'percent', label: words.percent },
            { kind: 'money', name: 'amount', label: words.amount, start: 0, required: true },
            { kind: 'number', name: 'most_uses', label: words.uses, maxLength: 6 },
            { kind: 'date', name: 'until_day', label: words.until },
          ]}
          read={() => ({ id: null })}
          save={(code) => save({ ...bodyOf(now), discounts: [...bodyOf(now).discounts, code] })}
          saved={words.saved}
        />
      )}
    </section>
  )
}

function factsOf({ price, member_price, early_price, early_until, places, placed, is_open }: Kind): string {
  const money = (amount: number) => (amount === 0 ? words.free : formatMoney(amount))
  return [
    money(price),
    member_price !== null && words.members({ price: money(member_price) }),
    early_price !== null &&
      early_until &&
      words.early({ price: money(early_price), day: shownDay(early_until) }),
    [words.placed({ count: placed }), places !== null && words.ofPlaces({ places })]
      .filter(Boolean)
      .join(' '),
    !is_open && words.closedKind,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How a fellowship takes money for its events. */
const MoneyOfFellowship = ({ isOnline }: { isOnline: boolean }) => (
  <p className="hint">{isOnline ? words.onlineToo : words.atDeskAlone}</p>
)

function Address({ event, title }: { event: number; title: string }) {
  const link = new URL(`/tickets/${event}`, location.origin).href
  return <ShareLink link={link} hint="" words={`${title}: ${link}`} />
}
