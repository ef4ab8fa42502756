import { useEffect, useId, useMemo, useRef } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { useHashWord } from '../../../components/staff/useHash.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { changeChurchSettings } from '../../../lib/api/settings/church-settings.ts'
import {
  ChurchSettings,
  type ChurchSettingsAnswer,
  type ChurchSettingsChanges,
} from '../../../lib/contract/settings/church-settings.ts'
import { type Typed, typedAs } from '../../../lib/contract/typed.ts'
import { readUnits, unitsOf } from '../../../lib/money/typed-amounts.ts'
import { churchCurrency, churchWhatsApps } from '../../../lib/site/this-church.ts'
import { churchSettings } from '../../../lib/workspace/settings.ts'
import { notify } from '../../../stores/toasts.ts'
import { staffWords } from '../../staff/messages.ts'
import { type SettingField, settingFields, settingGroups } from './fields.ts'
import { settingWords } from './messages.ts'

/** Parses a field to the type of its setting. An empty number stays invalid: 0 would mean "keep for good" without a decision. */
function readField(typed: Typed, { key, kind }: SettingField): string | number | boolean | undefined {
  const text = typed[key] ?? ''
  if (kind === 'toggle') return text === 'on'
  if (kind === 'money') return text.trim() ? readUnits(text, churchCurrency()) : undefined
  if (kind !== 'days' && kind !== 'number') return text
  return text.trim() ? Number(text) : undefined
}

/** Whether a field is on the screen. */
const isShown = ({ isOfWhatsApp }: SettingField): boolean => !isOfWhatsApp || churchWhatsApps()

/** What is not on the screen stays as it is. */
const shapeOf = (settings: ChurchSettings) =>
  typedAs(ChurchSettings, (typed) => ({
    ...settings,
    ...Object.fromEntries(settingFields.filter(isShown).map((field) => [field.key, readField(typed, field)])),
  }))

/** The id in the address of a group of fields, by its title. */
const idOf = (title: string): string | undefined =>
  churchSettings()
    .flatMap(({ settings }) => settings)
    .find(({ name }) => name === title)?.id

type Props = {
  loaded: ChurchSettingsAnswer
  changed: (now: ChurchSettingsAnswer) => void
  outdated: () => void
}

/** All settings of the church in one form. Only changed settings are sent. */
export function SettingsForm({ loaded: { settings, version }, changed, outdated }: Props) {
  const at = useHashWord('at')
  const shape = useMemo(() => shapeOf(settings), [settings])
  const edit = useForm<ChurchSettings>({
    shape,
    send: async (typed) => {
      const changes = Object.entries(typed).filter(
        ([key, value]) => settings[key as keyof ChurchSettings] !== value,
      )
      changed(await changeChurchSettings(Object.fromEntries(changes) as ChurchSettingsChanges, version))
      notify.success(settingWords.settingsSaved)
      clear()
    },
    refused: (error) => {
      if (error instanceof ApiError && error.status === 409) outdated()
      return (error instanceof ApiError && error.detail) || settingWords.thisWasNotSaved
    },
  })
  const { problem, busy, clear } = edit
  return (
    <Form of={edit} className="grid gap-8">
      {settingGroups().map(({ title, lede, fields }) => (
        <Group key={title} title={title} lede={lede} isSought={idOf(title) === at}>
          {fields.filter(isShown).map((field) => (
            <SettingInput key={field.key} field={field} value={settings[field.key]} />
          ))}
        </Group>
      ))}
      <Problem text={problem} />
      <p>
        <SubmitButton label={settingWords.saveSettings} busyLabel={staffWords.saving} busy={busy} />
      </p>
    </Form>
  )
}

type GroupProps = { title: string; lede: string; isSought: boolean; children: React.ReactNode }

function Group({ title, lede, isSought, children }: GroupProps) {
  const id = useId()
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSought) group.current?.focus()
  }, [isSought])
  return (
    <section className="card grid gap-4 p-5" aria-labelledby={id} ref={group} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      <p className="text-ink-soft">{lede}</p>
      {children}
    </section>
  )
}

type InputProps = { field: SettingField; value: string | number | boolean }

function SettingInput({ field: { key, label, hint, kind }, value }: InputProps) {
  if (kind === 'toggle')
    return (
      <label className="choice">
        <input type="checkbox" name={key} defaultChecked={value === true} />
        {label}
      </label>
    )
  const isNumber = kind === 'days' || kind === 'number'
  const isMoney = kind === 'money'
  return (
    <Field
      name={key}
      label={
        isMoney ? settingWords.labelInChurchcurrency({ label, churchCurrency: churchCurrency() }) : label
      }
      {...(hint && { hint })}
      defaultValue={String(isMoney ? unitsOf(Number(value), churchCurrency()) : value)}
      {...(isNumber || isMoney
        ? { inputMode: isMoney ? 'decimal' : 'numeric', required: true }
        : { type: kind })}
    />
  )
}
