import { useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { pledgeCalls } from '../../../../lib/api/giving/pledges.ts'
import type { GiverAnswer } from '../../../../lib/contract/giving/books-count.ts'
import { type CampaignSumsAnswer, EnteredPledge } from '../../../../lib/contract/giving/pledge.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { ChosenGiver, GiverSearch } from '../GiverSearch.tsx'
import { pledgeWords } from './messages.ts'

/** A pledge on paper, of a member or of somebody without an account. */
export function NewPledge({
  campaigns,
  ...dialog
}: ActDialog & { campaigns: readonly CampaignSumsAnswer[] }) {
  const [giver, setGiver] = useState<GiverAnswer>()
  return (
    <FieldsDialog
      {...dialog}
      title={pledgeWords.addPledge}
      schema={EnteredPledge}
      read={({ campaign }) => ({ campaign: Number(campaign), account: giver?.id ?? null })}
      fields={[
        {
          kind: 'choice',
          name: 'campaign',
          label: pledgeWords.forWord,
          required: true,
          options: campaigns.map(({ id, title }) => [id, title]),
        },
        { kind: 'money', name: 'amount', label: pledgeWords.amount, required: true },
        { name: 'giver', render: () => <WhoPledges giver={giver} setGiver={setGiver} /> },
      ]}
      save={(form) => pledgeCalls.add(form)}
      saved={pledgeWords.saved}
    />
  )
}

type WhoProps = { giver: GiverAnswer | undefined; setGiver: (giver: GiverAnswer | undefined) => void }

/** A member, or the name of somebody without an account. */
function WhoPledges({ giver, setGiver }: WhoProps) {
  if (giver)
    return (
      <ChosenGiver
        id="pledge-giver"
        name={pledgeWords.itIsPledgeOf({ name: giver.name, username: giver.username })}
        again={() => setGiver(undefined)}
      />
    )
  return (
    <>
      <div className="field">
        <GiverSearch id="pledge-giver" label={pledgeWords.memberIfItIs} choose={setGiver} />
      </div>
      <Field name="name" label={pledgeWords.nameOfSomebodyWithout} maxLength={120} />
      <Field name="telephone" label={pledgeWords.telephone} type="tel" maxLength={30} />
    </>
  )
}
