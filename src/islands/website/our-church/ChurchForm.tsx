import { useMemo, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { type ChurchAnswer, ChurchChanges, givingProviders } from '../../../lib/contract/website/church.ts'
import { churchSymbols } from '../../../lib/contract/website/church-symbols.ts'
import { amountsOf } from '../../../lib/money/giving-amounts.ts'
import { WaitingNotice } from '../page-editor/publishing/WaitingNotice.tsx'
import { ColourFields } from './ColourFields.tsx'
import { EventCategories } from './EventCategories.tsx'
import { type Bound, ChoiceInput, Group, TextInput } from './inputs.tsx'
import { LogoField } from './LogoField.tsx'
import { Emails, GivingWays, Languages, OfficeHours, Officers, Places, Social, Telephones } from './lists.tsx'
import { listCountries, listCurrencies, listTimeZones, withValue } from './regions.ts'
import { EditConflict, saveChurch } from './save-church.ts'
import { symbolName } from './symbol-name.ts'
import { tellSaved } from './tell-saved.ts'
import { sentOf } from './typed.ts'
import { useTypedChurch } from './useTypedChurch.ts'

type Props = {
  loaded: ChurchAnswer
  changed: (now: ChurchAnswer) => void
  outdated: () => void
}

/** Who the church is, in one form. Only changed fields are sent. */
export function ChurchForm({ loaded, changed, outdated }: Props) {
  const { typed, changes, set, forget: forgetTyped } = useTypedChurch(loaded.church)
  const [isAsking, setIsAsking] = useState(false)
  const edit = useForm<ChurchChanges>({
    shape: typedAs(ChurchChanges, () => sentOf(changes)),
    send: async (sent) => {
      const saved = await saveChurch(sent, loaded)
      changed(saved)
      forgetTyped()
      const waits = saved.waiting && saved.waiting.asked_at !== loaded.waiting?.asked_at
      tellSaved(
        sent,
        waits
          ? 'Saved. What tells people where money goes waits for a second person'
          : 'Saved. The pages of the church say so now',
      )
      clear()
    },
    refused: (error) => {
      if (!(error instanceof EditConflict)) return whyRefused(error)
      changed(error.now)
      return error.message
    },
  })
  const { problem, busy, clear } = edit
  const isChanged = Object.keys(changes).length > 0
  const of = { typed, set, clearErrors: clear }
  return (
    <Form of={edit} className="grid gap-8">
      {loaded.waiting && <WaitingNotice waiting={loaded.waiting} />}
      <Group title="Name" lede="It stands on every page, in e-mails, calendars and feeds.">
        <TextInput of={of} name="name" label="Name of the church" required />
        <div className="form-pair">
          <TextInput
            of={of}
            name="short_name"
            label="Short name"
            hint="For narrow places. At most 24 letters."
          />
          <TextInput of={of} name="town" label="Town" hint="Where people know you: “Kumasi”." />
        </div>
        <TextInput of={of} name="tagline" label="Tagline" hint="“A church in Kumasi”" />
        <TextInput of={of} name="motto" label="Motto" hint="A sentence that you live by." />
        <div className="form-pair">
          <TextInput of={of} name="denomination" label="Denomination" />
          <TextInput of={of} name="branch" label="Branch, district or parish" />
        </div>
        <TextInput of={of} name="founded" label="Year of founding" inputMode="numeric" />
      </Group>
      <Group
        title="Places"
        lede="Each place where the church meets. The first stands in the foot of every page."
      >
        <Places {...of} />
      </Group>
      <Group title="Contact details" lede="What you leave empty is not shown.">
        <Telephones {...of} />
        <Emails {...of} />
        <TextInput of={of} name="whatsapp" label="WhatsApp number" type="tel" />
        <Social {...of} />
      </Group>
      <Group title="Office hours" lede="When somebody is there. A day may stand twice.">
        <OfficeHours {...of} />
      </Group>
      <Group title="Office-bearers" lede="Whom the church names on its pages.">
        <Officers {...of} />
      </Group>
      <Group
        title="Ways to give"
        lede="The church’s own numbers and accounts. The page Give shows them where gifts are not taken on it."
      >
        <GivingWays {...of} />
      </Group>
      <Provider of={of} providers={loaded.providers} />
      <Group title="Languages" lede="In which services are held, as people call them.">
        <Languages {...of} />
        <p className="hint">
          In which languages visitors may have menus, buttons and messages is chosen on the page{' '}
          <a href="/languages">Languages</a>.
        </p>
      </Group>
      <Group
        title="Categories of events"
        lede="By which people filter the events and subscribe to calendars. Events of a category that you remove stand under “Other”."
      >
        <EventCategories {...of} />
      </Group>
      <Region {...of} />
      <Group title="Logo or symbol" lede="Icons, share pictures and the podcast’s cover are drawn from it.">
        <SymbolChoice {...of} />
        <LogoField loaded={loaded} changed={changed} outdated={outdated} />
      </Group>
      <Group title="Colours" lede="Every pair is kept readable, in light and in dark.">
        <ColourFields {...of} />
      </Group>
      <div className="church-save" data-changed={isChanged || undefined}>
        <Problem text={problem} />
        <p className="flex flex-wrap gap-3">
          <SubmitButton label="Save" busyLabel="Saving..." busy={busy} />
          {isChanged && (
            <button className="btn btn-quiet" type="button" onClick={() => setIsAsking(true)}>
              Discard changes
            </button>
          )}
        </p>
      </div>
      {isAsking && (
        <Confirm
          title="Discard your changes?"
          act="Discard"
          confirm={() => {
            forgetTyped()
            clear()
          }}
          close={() => setIsAsking(false)}
        >
          <p>The form then shows what is saved.</p>
        </Confirm>
      )}
    </Form>
  )
}

const providerNames: Record<string, string> = { paystack: 'Paystack', hubtel: 'Hubtel', mtn: 'MTN MoMo' }

/** Which payment provider takes gifts, where the process has the keys of one. */
function Provider({ of, providers }: { of: Bound; providers: readonly string[] }) {
  if (providers.length === 0) return null
  const [first = ''] = providers
  const chosen = of.typed.giving_provider
  const known = [...new Set([...providers, ...(chosen && [chosen])])]
  const named = known.map((id) => {
    const name = providerNames[id] ?? id
    return [id, providers.includes(id) ? name : `${name}, whose key is missing`] as const
  })
  return (
    <Group
      title="Payment provider"
      lede="Who takes the gifts of the page Give. Those that have begun stay with the provider that they began with."
    >
      <SelectField
        name="giving_provider"
        label="Provider"
        required
        value={chosen}
        onChange={({ currentTarget }) => {
          const givingProvider = givingProviders.find((one) => one === currentTarget.value)
          if (givingProvider !== undefined) of.set('giving_provider', givingProvider)
        }}
      >
        <option value="">The first with a key ({providerNames[first] ?? first})</option>
        {named.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Group>
  )
}

function Region(of: Bound) {
  const { zones, countries, currencies } = useMemo(
    () => ({ zones: listTimeZones(), countries: listCountries(), currencies: listCurrencies() }),
    [],
  )
  const { time_zone, country, currency } = of.typed
  return (
    <Group
      title="Time zone, country, currency"
      lede="By these the church reads clocks, telephone numbers and sums."
    >
      <ChoiceInput of={of} name="time_zone" label="Time zone" options={withValue(zones, time_zone)} />
      <div className="form-pair">
        <ChoiceInput of={of} name="country" label="Country" options={withValue(countries, country)} />
        <ChoiceInput of={of} name="currency" label="Currency" options={withValue(currencies, currency)} />
      </div>
      <TextInput
        of={of}
        name="giving_amounts"
        label="Usual gifts"
        hint={`Up to six whole amounts with commas between them, for the page Give. Without any it offers ${amountsOf(currency).join(', ')}.`}
      />
    </Group>
  )
}

function SymbolChoice({ typed, set }: Bound) {
  return (
    <SelectField
      name="symbol"
      label="Symbol"
      required
      value={typed.symbol}
      hint="It stands where there is no logo."
      onChange={({ currentTarget }) => {
        const symbol = churchSymbols.find((one) => one === currentTarget.value)
        if (symbol) set('symbol', symbol)
      }}
    >
      {churchSymbols.map((symbol) => (
        <option key={symbol} value={symbol}>
          {symbolName(symbol)}
        </option>
      ))}
    </SelectField>
  )
}
