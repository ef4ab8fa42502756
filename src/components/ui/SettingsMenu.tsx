import { useId, useState } from 'react'
import type { SettingsGroup } from '../../lib/workspace/settings.ts'
import { uiWords } from './messages.ts'
import { useHydrated } from './useHydrated.ts'

type Props = {
  groups: readonly SettingsGroup[]
  /** The address of a setting by its id. */
  addressOf: (id: string) => string
  /** They stand in rows above the settings, not beside them. */
  isAbove?: true
}

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The groups with those settings whose name or other words have all that is typed. */
function findSettings(groups: readonly SettingsGroup[], typed: string): SettingsGroup[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      settings: group.settings.filter((one) =>
        wanted.every((word) => plain(`${group.name} ${one.name} ${one.words}`).includes(word)),
      ),
    }))
    .filter(({ settings }) => settings.length > 0)
}

/** Settings in their groups, each a link to its address, with a search by other words for them, too. */
export function SettingsMenu({ groups, addressOf, isAbove }: Props) {
  const awake = useHydrated()
  const [typed, setTyped] = useState('')
  const id = useId()
  const settingsGroups = findSettings(groups, typed)
  return (
    <nav className="settings-nav grid gap-3" aria-label={uiWords.settings}>
      <div className="field">
        <label className="sr-only" htmlFor={id}>
          {uiWords.findSetting}
        </label>
        <input
          className="input"
          id={id}
          type="search"
          placeholder={uiWords.findSetting}
          autoComplete="off"
          disabled={!awake}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {settingsGroups.map(({ name, settings }) => (
        <div key={name}>
          <p className="hint">{name}</p>
          <ul className={isAbove && 'flex flex-wrap gap-x-5'}>
            {settings.map((one) => (
              <li key={one.id}>
                <a className={isAbove && 'more'} href={addressOf(one.id)}>
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="hint" role="status">
        {settingsGroups.length === 0 && uiWords.noSuchSetting}
      </p>
    </nav>
  )
}
