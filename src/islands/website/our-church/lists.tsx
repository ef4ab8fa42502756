import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { type Bound, Cell } from './inputs.tsx'
import { Rows } from './Rows.tsx'

/* The lists of the form, each with what a row is made of. */

const place = { label: '', street: '', town: '', region: '', directions: '', map_url: '' }

export function Places({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="places"
      title="Places"
      one="place"
      adding="Add a place"
      alone={true as const}
      rows={typed.places}
      blank={place}
      most={12}
      change={(rows) => set('places', rows)}
    >
      {(row, at, put) => {
        const cell = { row, at, put }
        return (
          <>
            <Cell {...cell} name="label" label="Name" hint="“Main church”. Not needed for one place." />
            <Cell
              {...cell}
              name="street"
              label="Address"
              required
              hint="A street, or the words by which people find you."
            />
            <div className="form-pair">
              <Cell {...cell} name="town" label="Town" />
              <Cell {...cell} name="region" label="Region" />
            </div>
            <Cell
              {...cell}
              name="directions"
              label="Directions"
              long
              hint="Which trotro, where to alight, what stands beside it."
            />
            <Cell {...cell} name="map_url" label="Link to a map" type="url" />
          </>
        )
      }}
    </Rows>
  )
}

export function Telephones({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="telephones"
      title="Telephones"
      one="telephone"
      adding="Add a telephone"
      rows={typed.telephones}
      most={8}
      blank={{ label: '', number: '' }}
      change={(rows) => set('telephones', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell row={row} at={at} put={put} name="label" label="Label" hint="“Church office”" />
          <Cell row={row} at={at} put={put} name="number" label="Number" type="tel" required />
        </div>
      )}
    </Rows>
  )
}

export function Emails({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="emails"
      title="E-mail addresses"
      one="e-mail address"
      adding="Add an e-mail address"
      rows={typed.emails}
      most={8}
      blank={{ label: '', address: '' }}
      change={(rows) => set('emails', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell row={row} at={at} put={put} name="label" label="Label" />
          <Cell row={row} at={at} put={put} name="address" label="E-mail address" type="email" required />
        </div>
      )}
    </Rows>
  )
}

export function Social({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="social"
      title="Social links"
      one="link"
      adding="Add a link"
      rows={typed.social}
      most={12}
      blank={{ label: '', url: '' }}
      change={(rows) => set('social', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell row={row} at={at} put={put} name="label" label="Label" hint="“Facebook”" required />
          <Cell
            row={row}
            at={at}
            put={put}
            name="url"
            label="Address"
            type="url"
            hint="It begins with https://"
            required
          />
        </div>
      )}
    </Rows>
  )
}

export function OfficeHours({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="office_hours"
      title="Hours"
      one="time"
      adding="Add a time"
      alone={true as const}
      rows={typed.office_hours}
      most={21}
      blank={{ day: 'Monday' as const, opens: '09:00', closes: '16:00', note: '' }}
      change={(rows) => set('office_hours', rows)}
    >
      {(row, at, put) => (
        <>
          <SelectField
            name={`${at}.day`}
            label="Day"
            required
            value={row.day}
            onChange={({ currentTarget }) => {
              const day = weekdays.find((one) => one === currentTarget.value)
              if (day) put({ ...row, day })
            }}
          >
            {weekdays.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </SelectField>
          <div className="church-hours">
            <Cell row={row} at={at} put={put} name="opens" label="From" type="time" required />
            <Cell row={row} at={at} put={put} name="closes" label="Until" type="time" required />
          </div>
          <Cell row={row} at={at} put={put} name="note" label="Note" hint="“By appointment”" />
        </>
      )}
    </Rows>
  )
}

export function Officers({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="officers"
      title="Pastors and office-bearers"
      one="person"
      adding="Add a person"
      alone={true as const}
      rows={typed.officers}
      most={40}
      blank={{ role: '', name: '' }}
      change={(rows) => set('officers', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell row={row} at={at} put={put} name="role" label="Office" hint="“Head pastor”" required />
          <Cell row={row} at={at} put={put} name="name" label="Name" required />
        </div>
      )}
    </Rows>
  )
}

export function GivingWays({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="giving_ways"
      title="Ways to give"
      one="way"
      adding="Add a way to give"
      alone={true as const}
      rows={typed.giving_ways}
      blank={{ title: '', account: '', text: '' }}
      most={12}
      change={(rows) => set('giving_ways', rows)}
    >
      {(row, at, put) => {
        const cell = { row, at, put }
        return (
          <>
            <Cell {...cell} name="title" label="Label" hint="“MTN MoMo”, “Bank”, “On Sunday”" required />
            <Cell {...cell} name="account" label="Number or account" hint="And in whose name it is." />
            <Cell {...cell} name="text" label="Notes" long />
          </>
        )
      }}
    </Rows>
  )
}

export function Languages({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="languages"
      title="Languages"
      one="language"
      adding="Add a language"
      alone={true as const}
      isShort={true as const}
      rows={typed.languages}
      blank=""
      most={12}
      change={(rows) => set('languages', rows)}
    >
      {(row, at, put) => (
        <Field
          name={at}
          label="Language"
          required
          value={row}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      )}
    </Rows>
  )
}
