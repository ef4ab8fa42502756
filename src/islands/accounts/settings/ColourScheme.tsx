import { useStore } from '@nanostores/react'
import { type Scheme, schemes } from '../../../lib/browser/device/device-settings.ts'
import { $scheme, chooseScheme, undefinedOnServer } from '../../../stores/device-settings.ts'
import { settingsWords } from './messages.ts'
import { schemeName } from './setting-names.ts'
import { useSaving } from './useSaving.tsx'

/** Light, dark, or the device's setting. Applies at once, in this tab and all others. */
export function ColourScheme() {
  const chosen = useStore($scheme, undefinedOnServer)
  const { save, status } = useSaving()

  const choose = (scheme: Scheme) =>
    void save(async () => {
      if (!chooseScheme(scheme)) throw new Error('The browser refused to store the colours')
      return {
        device: settingsWords.followsDevice,
        light: settingsWords.isLight,
        dark: settingsWords.isDark,
      }[scheme]
    })

  return (
    <div className="grid gap-4">
      <fieldset className="schemes" disabled={!chosen}>
        <legend className="sr-only">{settingsWords.colourScheme}</legend>
        {schemes.map((scheme) => (
          <label className="scheme" key={scheme}>
            <span className={`scheme-sample scheme-${scheme}`} aria-hidden="true" />
            <span className="choice">
              <input
                type="radio"
                name="scheme"
                value={scheme}
                checked={chosen === scheme}
                onChange={() => choose(scheme)}
              />
              {schemeName(scheme)}
            </span>
          </label>
        ))}
      </fieldset>
      {status}
    </div>
  )
}
