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
import { listWords } from '../../staff/lists/messages.ts'
import { staffWords } from '../../staff/messages.ts'
import { WaitingNotice } from '../page-editor/publishing/WaitingNotice.tsx'
import { ColourFields } from './ColourFields.tsx'
import { EventCategories } from './EventCategories.tsx'
import { type Bound, ChoiceInput, Group, TextInput } from './inputs.tsx'
import { LogoField } from './LogoField.tsx'
import { Emails, GivingWays, Languages, OfficeHours, Officers, Places, Social, Telephones } from './lists.tsx'
import { ourChurchWords } from './messages.ts'
import { languageOfRegions, listCountries, listCurrencies, listTimeZones, withValue } from './regions.ts'
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
      tellSaved(sent, waits ? ourChurchWords.savedWhatTellsPeople : ourChurchWords.savedPagesOfChurch)
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
      <Group title={listWords.name} lede={ourChurchWords.itStandsOnEvery}>
        <TextInput of={of} name="name" label={ourChurchWords.nameOfChurch} required />
        <div className="form-pair">
          <TextInput
            of={of}
            name="short_name"
            label={ourChurchWords.shortName}
            hint={ourChurchWords.forNarrowPlacesAt}
          />
          <TextInput
            of={of}
            name="town"
            label={ourChurchWords.town}
            hint={ourChurchWords.wherePeopleKnowYou}
          />
        </div>
        <TextInput
          of={of}
          name="tagline"
          label={ourChurchWords.tagline}
          hint={ourChurchWords.churchInKumasi}
        />
        <TextInput
          of={of}
          name="motto"
          label={ourChurchWords.motto}
          hint={ourChurchWords.sentenceThatYouLive}
        />
        <div className="form-pair">
          <TextInput of={of} name="denomination" label={ourChurchWords.denomination} />
          <TextInput of={of} name="branch" label={ourChurchWords.branchDistrictOrParish} />
        </div>
        <TextInput of={of} name="founded" label={ourChurchWords.yearOfFounding} inputMode="numeric" />
      </Group>
      <Group title={ourChurchWords.places} lede={ourChurchWords.eachPlaceWhereChurch}>
        <Places {...of} />
      </Group>
      <Group title={ourChurchWords.contactDetails} lede={ourChurchWords.whatYouLeaveEmpty}>
        <Telephones {...of} />
        <Emails {...of} />
        <TextInput of={of} name="whatsapp" label={ourChurchWords.whatsappNumber} type="tel" />
        <Social {...of} />
      </Group>
      <Group title={ourChurchWords.officeHours} lede={ourChurchWords.whenSomebodyIsThere}>
        <OfficeHours {...of} />
      </Group>
      <Group title={ourChurchWords.officeBearers} lede={ourChurchWords.whomChurchNamesOn}>
        <Officers {...of} />
      </Group>
      <Group title={ourChurchWords.waysToGive} lede={ourChurchWords.churchsOwnNumbersAnd}>
        <GivingWays {...of} />
      </Group>
      <Provider of={of} providers={loaded.providers} />
      <Group title={ourChurchWords.languages} lede={ourChurchWords.inWhichServicesAre}>
        <Languages {...of} />
        <p className="hint">
          {ourChurchWords.inWhichLanguagesVisitors[0]}
          <a href="/languages">{ourChurchWords.inWhichLanguagesVisitors[1]}</a>
          {ourChurchWords.inWhichLanguagesVisitors[2]}
        </p>
      </Group>
      <Group title={ourChurchWords.categoriesOfEvents} lede={ourChurchWords.byWhichPeopleFilter}>
        <EventCategories {...of} />
      </Group>
      <Region {...of} />
      <Group title={ourChurchWords.logoOrSymbol} lede={ourChurchWords.iconsSharePicturesAnd}>
        <SymbolChoice {...of} />
        <LogoField loaded={loaded} changed={changed} outdated={outdated} />
      </Group>
      <Group title={ourChurchWords.colours} lede={ourChurchWords.everyPairIsKept}>
        <ColourFields {...of} />
      </Group>
      <div className="church-save" data-changed={isChanged || undefined}>
        <Problem text={problem} />
        <p className="flex flex-wrap gap-3">
          <SubmitButton label={staffWords.save} busyLabel={staffWords.saving} busy={busy} />
          {isChanged && (
            <button className="btn btn-quiet" type="button" onClick={() => setIsAsking(true)}>
              {ourChurchWords.discardChanges}
            </button>
          )}
        </p>
      </div>
      {isAsking && (
        <Confirm
          title={ourChurchWords.discardYourChanges}
          act={ourChurchWords.discard}
          confirm={() => {
            forgetTyped()
            clear()
          }}
          close={() => setIsAsking(false)}
        >
          <p>{ourChurchWords.formThenShowsWhat}</p>
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
    return [id, providers.includes(id) ? name : ourChurchWords.nameWhoseKeyIs({ name })] as const
  })
  return (
    <Group title={ourChurchWords.paymentProvider} lede={ourChurchWords.whoTakesGiftsOf}>
      <SelectField
        name="giving_provider"
        label={ourChurchWords.provider}
        required
        value={chosen}
        onChange={({ currentTarget }) => {
          const givingProvider = givingProviders.find((one) => one === currentTarget.value)
          if (givingProvider !== undefined) of.set('giving_provider', givingProvider)
        }}
      >
        <option value="">
          {ourChurchWords.firstWithKeyProvidernames({ name: providerNames[first] ?? first })}
        </option>
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
  const { zones, countries, currencies, lang } = useMemo(
    () => ({
      zones: listTimeZones(),
      countries: listCountries(),
      currencies: listCurrencies(),
      lang: languageOfRegions(),
    }),
    [],
  )
  const { time_zone, country, currency } = of.typed
  return (
    <Group title={ourChurchWords.timeZoneCountryCurrency} lede={ourChurchWords.byTheseChurchReads}>
      <ChoiceInput
        of={of}
        name="time_zone"
        label={ourChurchWords.timeZone}
        lang="en"
        options={withValue(zones, time_zone)}
      />
      <div className="form-pair">
        <ChoiceInput
          of={of}
          name="country"
          label={ourChurchWords.country}
          lang={lang}
          options={withValue(countries, country)}
        />
        <ChoiceInput
          of={of}
          name="currency"
          label={ourChurchWords.currency}
          lang={lang}
          options={withValue(currencies, currency)}
        />
      </div>
      <TextInput
        of={of}
        name="giving_amounts"
        label={ourChurchWords.usualGifts}
        hint={ourChurchWords.upToSixWhole({ amounts: amountsOf(currency).join(', ') })}
      />
    </Group>
  )
}

function SymbolChoice({ typed, set }: Bound) {
  return (
    <SelectField
      name="symbol"
      label={ourChurchWords.symbol}
      required
      value={typed.symbol}
      hint={ourChurchWords.itStandsWhereThere}
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
