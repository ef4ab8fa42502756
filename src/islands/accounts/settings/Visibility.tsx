import { useStore } from '@nanostores/react'
import { type Audience, audiences } from '../../../lib/contract/accounts/member-settings.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { $memberSettings, saveMemberSettings } from '../../../stores/member-settings.ts'
import { settingsWords } from './messages.ts'
import { SharedWithMe } from './SharedWithMe.tsx'
import { audienceName } from './setting-names.ts'
import { useSaving } from './useSaving.tsx'
import { Waiting } from './Waiting.tsx'

const details = () =>
  [
    ['telephone', settingsWords.telephone],
    ['email', settingsWords.email],
    ['birthday', settingsWords.birthday],
    ['address', settingsWords.address],
  ] as const

/** Who may see which of the member's details. The server enforces it. */
export function Visibility() {
  const now = useStore($memberSettings, { ssr: 'initial' })
  const { save, status } = useSaving()
  if (now.state !== 'loaded') return <Waiting now={now} />

  const choose = (detail: string, label: string, audience: Audience) =>
    void save(async () => {
      await saveMemberSettings({ [detail]: audience })
      return settingsWords.visible({ detail: label, audience: audienceName(audience) })
    })

  return (
    <div className="grid gap-4">
      {details().map(([detail, label]) => (
        <div className="field visibility" key={detail}>
          <label htmlFor={`see-${detail}`}>{label}</label>
          <select
            className="input"
            id={`see-${detail}`}
            value={now.settings[detail]}
            onChange={({ currentTarget }) => choose(detail, label, currentTarget.value as Audience)}
          >
            {offered(now.settings[detail]).map((audience) => (
              <option key={audience} value={audience}>
                {audienceName(audience)}
              </option>
            ))}
          </select>
        </div>
      ))}
      {isUsed('directory') && (
        <div className="field">
          <label className="choice">
            <input
              type="checkbox"
              checked={now.settings.directory}
              aria-describedby="in-directory-hint"
              onChange={({ currentTarget: { checked } }) =>
                void save(async () => {
                  await saveMemberSettings({ directory: checked })
                  return checked ? settingsWords.isInDirectory : settingsWords.notInDirectory
                })
              }
            />
            {settingsWords.inDirectory}
          </label>
          <p className="hint" id="in-directory-hint">
            {settingsWords.inDirectoryHint}
          </p>
        </div>
      )}
      {status}
      <p className="hint">{settingsWords.officeSees}</p>
      <SharedWithMe />
    </div>
  )
}

/** All members of the church are offered where it has a directory, or were chosen before. */
const offered = (chosen: Audience): readonly Audience[] =>
  audiences.filter((audience) => audience !== 'church' || chosen === 'church' || isUsed('directory'))
