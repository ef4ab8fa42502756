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
import { formatDay } from '../../../../lib/time/dates.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'

/** The member's own dues, waiting time and claims. Nothing for a church without a welfare fund, or with another backend. */
export function OwnWelfare() {
  const {
    data: welfare,
    isHere,
    reload,
  } = useOnOpen(useLoaded(readOwnWelfare, 'Your welfare dues could not be loaded.'))
  const [asking, setAsking] = useState(false)
  if (!isHere || !welfare?.is_open) return null
  const { standing, currency, dues } = welfare
  return (
    <section className="grid grid-cols-1 gap-4 no-print" aria-labelledby="own-welfare">
      <div className="staff-head">
        <h2 id="own-welfare">Welfare</h2>
        {standing && !standing.hindrance && welfare.benefits.length > 0 && (
          <button className="btn btn-primary" type="button" onClick={() => setAsking(true)}>
            Request benefit
          </button>
        )}
      </div>
      {standing ? (
        <Standing {...welfare} standing={standing} />
      ) : (
        <p>
          The dues of the welfare fund are {formatMoney(dues, currency)} a month. Speak with a treasurer to
          join it.
        </p>
      )}
      <Claims {...welfare} changed={reload} />
      {asking && (
        <EditDialog
          title="Request benefit"
          shape={typedAs(ClaimForm, ({ benefit, ...typed }) => ({ ...typed, benefit: Number(benefit) }))}
          save={async (form) => {
            await addClaim(form)
            void reload()
          }}
          act={['Request benefit', 'Requesting...']}
          saved="Two signatories decide about it"
          outdated={reload}
          close={() => setAsking(false)}
        >
          <SelectField name="benefit" label="Occasion" required>
            {welfare.benefits.map(({ id, name, amount }) => (
              <option key={id} value={id}>
                {name}: {formatMoney(amount, currency)}
              </option>
            ))}
          </SelectField>
          <Field name="happened_on" label="Date" type="date" defaultValue={today()} required />
          <LongField
            name="words"
            label="Details"
            hint="Treasurers and signatories read it."
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
          ? `${money(standing.arrears)} of dues are open.`
          : ahead > 0
            ? `Your dues are paid, and ${money(ahead)} ahead.`
            : 'Your dues are paid.'}{' '}
        They are {money(dues)} a month. {standing.hindrance || 'You can ask for benefits.'}
      </p>
      <p>
        <a className="more" href="/give">
          Pay dues under Give, for Welfare
        </a>
      </p>
      <details>
        <summary>Monthly dues</summary>
        <ul className="grid gap-1">
          {months.map(({ month, dues: due, state }) => (
            <li key={month}>
              {monthName(month)}: {money(due)}, {state}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

const states = {
  asked: 'waits for the signatories',
  approved: 'is approved',
  declined: 'was declined',
  withdrawn: 'was withdrawn',
} as const

function Claims({ claims, currency, changed }: OwnWelfareAnswer & { changed: () => unknown }) {
  const { actions } = useActs<OwnWelfareAnswer['claims'][number]>({
    acts: [
      {
        name: 'Withdraw',
        when: ({ state }) => state === 'asked',
        call: ({ id }) => withdrawClaim(id),
        toast: 'Withdrawn',
      },
      {
        name: 'Confirm receipt',
        when: ({ receive }) => receive !== null,
        call: ({ receive }) => receiveVoucher(receive ?? 0),
        toast: 'Thank you',
      },
    ],
    nameOf: ({ benefit }) => benefit,
    changed,
  })
  if (claims.length === 0) return null
  return (
    <ul className="grid gap-3" aria-label="Your claims">
      {claims.map((claim) => (
        <li className="card grid gap-2 p-4" key={claim.id}>
          <strong>
            {claim.benefit}, {formatMoney(claim.amount, currency)}
          </strong>
          <span>
            Of {formatDay(claim.happened_on)}. It{' '}
            {claim.steps.includes('paid') ? 'is paid' : states[claim.state]}. {claim.why}
          </span>
          <span className="flex flex-wrap gap-2">{actions(claim)}</span>
        </li>
      ))}
    </ul>
  )
}
