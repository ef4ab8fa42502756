import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import {
  addClaim,
  readOwnWelfare,
  receiveVoucher,
  withdrawClaim,
} from '../../../../lib/api/giving/welfare.ts'
import { ClaimForm, type OwnWelfareAnswer } from '../../../../lib/contract/giving/welfare.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { calendarWords } from '../../../../lib/texts/services/days.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { ownWelfareWords } from './messages.ts'

/** The member's own dues, waiting time and claims. Nothing for a church without a welfare fund, or with another backend. */
export function OwnWelfare() {
  const { data: welfare, isHere, reload } = useOnOpen(useLoaded(readOwnWelfare, ownWelfareWords.notLoaded))
  const [asking, setAsking] = useState(false)
  if (!isHere || !welfare?.is_open) return null
  const { standing, currency, dues } = welfare
  return (
    <section className="grid grid-cols-1 gap-4 no-print" aria-labelledby="own-welfare">
      <div className="staff-head">
        <h2 id="own-welfare">{ownWelfareWords.title}</h2>
        {standing && !standing.hindrance && welfare.benefits.length > 0 && (
          <button className="btn btn-primary" type="button" onClick={() => setAsking(true)}>
            {ownWelfareWords.request}
          </button>
        )}
      </div>
      {standing ? (
        <Standing {...welfare} standing={standing} />
      ) : (
        <p>{ownWelfareWords.join({ sum: formatMoney(dues, currency) })}</p>
      )}
      <Claims {...welfare} changed={reload} />
      {asking && (
        <EditDialog
          title={ownWelfareWords.request}
          shape={typedAs(ClaimForm, ({ benefit, ...typed }) => ({ ...typed, benefit: Number(benefit) }))}
          save={async (form) => {
            await addClaim(form)
            void reload()
          }}
          act={[ownWelfareWords.request, ownWelfareWords.requesting]}
          saved={ownWelfareWords.requested}
          outdated={reload}
          close={() => setAsking(false)}
        >
          <SelectField name="benefit" label={ownWelfareWords.occasion} required>
            {welfare.benefits.map(({ id, name, amount }) => (
              <option key={id} value={id}>
                {ownWelfareWords.benefit({ name, sum: formatMoney(amount, currency) })}
              </option>
            ))}
          </SelectField>
          <Field
            name="happened_on"
            label={ownWelfareWords.date}
            type="date"
            defaultValue={today()}
            required
          />
          <LongField
            name="words"
            label={ownWelfareWords.details}
            hint={ownWelfareWords.detailsHint}
            maxLength={500}
          />
        </EditDialog>
      )}
    </section>
  )
}

type Standing = NonNullable<OwnWelfareAnswer['standing']>

function Standing({ standing, currency, dues, months }: OwnWelfareAnswer & { standing: Standing }) {
  const money = (amount: number) => formatMoney(amount, currency)
  const ahead = standing.paid - standing.owed
  return (
    <>
      <p>
        {standing.arrears > 0
          ? ownWelfareWords.arrears({ sum: money(standing.arrears) })
          : ahead > 0
            ? ownWelfareWords.ahead({ sum: money(ahead) })
            : ownWelfareWords.paid}
        {ownWelfareWords.perMonth({ sum: money(dues) })}
        {standing.hindrance || ownWelfareWords.mayAsk}
      </p>
      <p>
        <a className="more" href="/give">
          {ownWelfareWords.pay}
        </a>
      </p>
      <details>
        <summary>{ownWelfareWords.monthlyDues}</summary>
        <ul className="grid gap-1">
          {months.map(({ month, dues: due, state }) => (
            <li key={month}>
              {ownWelfareWords.month({
                month: calendarWords.day({ day: shownTime(monthName(month)) }),
                sum: money(due),
                state,
              })}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function claimWords({ happened_on, steps, state }: OwnWelfareAnswer['claims'][number]): string {
  const day = calendarWords.day({ day: formatDay(happened_on) })
  if (steps.includes('paid')) return ownWelfareWords.isPaid({ day })
  switch (state) {
    case 'asked':
      return ownWelfareWords.waits({ day })
    case 'approved':
      return ownWelfareWords.approved({ day })
    case 'declined':
      return ownWelfareWords.declined({ day })
    case 'withdrawn':
      return ownWelfareWords.wasWithdrawn({ day })
  }
}

function Claims({ claims, currency, changed }: OwnWelfareAnswer & { changed: () => unknown }) {
  const { actions } = useActs<OwnWelfareAnswer['claims'][number]>({
    acts: [
      {
        name: ownWelfareWords.withdraw,
        when: ({ state }) => state === 'asked',
        call: ({ id }) => withdrawClaim(id),
        toast: ownWelfareWords.withdrawn,
      },
      {
        name: ownWelfareWords.confirm,
        when: ({ receive }) => receive !== null,
        call: ({ receive }) => receiveVoucher(receive ?? 0),
        toast: ownWelfareWords.thanks,
      },
    ],
    nameOf: ({ benefit }) => benefit,
    changed,
  })
  if (claims.length === 0) return null
  return (
    <ul className="grid gap-3" aria-label={ownWelfareWords.claims}>
      {claims.map((claim) => (
        <li className="card grid gap-2 p-4" key={claim.id}>
          <strong>
            {claim.benefit}, {formatMoney(claim.amount, currency)}
          </strong>
          <span>
            {claimWords(claim)}
            {claim.why}
          </span>
          <span className="flex flex-wrap gap-2">{actions(claim)}</span>
        </li>
      ))}
    </ul>
  )
}
