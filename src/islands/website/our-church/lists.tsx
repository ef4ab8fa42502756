import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { listWords } from '../../staff/lists/messages.ts'
import { staffWords } from '../../staff/messages.ts'
import { type Bound, Cell } from './inputs.tsx'
import { ourChurchWords } from './messages.ts'
import { Rows } from './Rows.tsx'

/* The lists of the form, each with what a row is made of. */

const place = { label: '', street: '', town: '', region: '', directions: '', map_url: '' }

export function Places({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="places"
      title={ourChurchWords.places}
      one={ourChurchWords.place}
      adding={ourChurchWords.addPlace}
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
            <Cell {...cell} name="label" label={listWords.name} hint={ourChurchWords.mainChurchNotNeeded} />
            <Cell
              {...cell}
              name="street"
              label={ourChurchWords.address}
              required
              hint={ourChurchWords.streetOrWordsBy}
            />
            <div className="form-pair">
              <Cell {...cell} name="town" label={ourChurchWords.town} />
              <Cell {...cell} name="region" label={ourChurchWords.region} />
            </div>
            <Cell
              {...cell}
              name="directions"
              label={ourChurchWords.directions}
              long
              hint={ourChurchWords.whichTrotroWhereTo}
            />
            <Cell {...cell} name="map_url" label={ourChurchWords.linkToMap} type="url" />
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
      title={ourChurchWords.telephones}
      one={ourChurchWords.telephone}
      adding={ourChurchWords.addTelephone}
      rows={typed.telephones}
      most={8}
      blank={{ label: '', number: '' }}
      change={(rows) => set('telephones', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell
            row={row}
            at={at}
            put={put}
            name="label"
            label={ourChurchWords.label}
            hint={ourChurchWords.churchOffice}
          />
          <Cell row={row} at={at} put={put} name="number" label={ourChurchWords.number} type="tel" required />
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
      title={ourChurchWords.eMailAddresses}
      one={ourChurchWords.eMailAddress}
      adding={ourChurchWords.addEMailAddress}
      rows={typed.emails}
      most={8}
      blank={{ label: '', address: '' }}
      change={(rows) => set('emails', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell row={row} at={at} put={put} name="label" label={ourChurchWords.label} />
          <Cell
            row={row}
            at={at}
            put={put}
            name="address"
            label={ourChurchWords.eMailAddress2}
            type="email"
            required
          />
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
      title={ourChurchWords.socialLinks}
      one={ourChurchWords.link}
      adding={ourChurchWords.addLink}
      rows={typed.social}
      most={12}
      blank={{ label: '', url: '' }}
      change={(rows) => set('social', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell
            row={row}
            at={at}
            put={put}
            name="label"
            label={ourChurchWords.label}
            hint={ourChurchWords.facebook}
            required
          />
          <Cell
            row={row}
            at={at}
            put={put}
            name="url"
            label={ourChurchWords.address}
            type="url"
            hint={ourChurchWords.itBeginsWithHttps}
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
      title={ourChurchWords.hours}
      one={ourChurchWords.time}
      adding={ourChurchWords.addTime}
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
            label={ourChurchWords.day}
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
            <Cell row={row} at={at} put={put} name="opens" label={ourChurchWords.from} type="time" required />
            <Cell
              row={row}
              at={at}
              put={put}
              name="closes"
              label={ourChurchWords.until}
              type="time"
              required
            />
          </div>
          <Cell
            row={row}
            at={at}
            put={put}
            name="note"
            label={staffWords.note}
            hint={ourChurchWords.byAppointment}
          />
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
      title={ourChurchWords.pastorsAndOfficeBearers}
      one={ourChurchWords.person}
      adding={ourChurchWords.addPerson}
      alone={true as const}
      rows={typed.officers}
      most={40}
      blank={{ role: '', name: '' }}
      change={(rows) => set('officers', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell
            row={row}
            at={at}
            put={put}
            name="role"
            label={ourChurchWords.office}
            hint={ourChurchWords.headPastor}
            required
          />
          <Cell row={row} at={at} put={put} name="name" label={listWords.name} required />
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
      title={ourChurchWords.waysToGive}
      one={ourChurchWords.way}
      adding={ourChurchWords.addWayToGive}
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
            <Cell
              {...cell}
              name="title"
              label={ourChurchWords.label}
              hint={ourChurchWords.mtnMomoBankOn}
              required
            />
            <Cell
              {...cell}
              name="account"
              label={ourChurchWords.numberOrAccount}
              hint={ourChurchWords.andInWhoseName}
            />
            <Cell {...cell} name="text" label={ourChurchWords.notes} long />
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
      title={ourChurchWords.languages}
      one={ourChurchWords.language}
      adding={ourChurchWords.addLanguage}
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
          label={ourChurchWords.language2}
          required
          value={row}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      )}
    </Rows>
  )
}
