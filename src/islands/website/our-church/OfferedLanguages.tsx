import { nameOfLanguage, spokenLanguages } from '../../../lib/text/language-names.ts'
import type { Bound } from './inputs.tsx'

/** In which languages visitors and members may have the site's own words, besides English. */
export function OfferedLanguages({ typed: { offered_languages: offered }, set }: Bound) {
  return (
    <fieldset className="grid gap-2">
      <legend className="label">Site in other languages</legend>
      <p className="hint">
        Menus, buttons and messages. All translations are drafts until somebody of the church has read them:
        the choice on each page says so. What you write yourselves stays as you write it.
      </p>
      {spokenLanguages.map((tag) => (
        <label className="choice" key={tag}>
          <input
            type="checkbox"
            checked={offered.includes(tag)}
            onChange={({ currentTarget: { checked } }) =>
              set(
                'offered_languages',
                spokenLanguages.filter((one) => (one === tag ? checked : offered.includes(one))),
              )
            }
          />
          {nameOfLanguage(tag)}
        </label>
      ))}
    </fieldset>
  )
}
