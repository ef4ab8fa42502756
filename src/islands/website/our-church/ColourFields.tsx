import { Field } from '../../../components/form/Field.tsx'
import { Notes } from '../../../components/form/frame.tsx'
import { type Church, palettes } from '../../../lib/contract/website/church.ts'
import { ColourPreview, Swatch } from './ColourPreview.tsx'
import type { Bound } from './inputs.tsx'
import { ourChurchWords } from './messages.ts'

const names: Record<Church['palette'], string> = {
  get forest() {
    return ourChurchWords.forestAndGold
  },
  get indigo() {
    return ourChurchWords.indigo
  },
  get laterite() {
    return ourChurchWords.laterite
  },
  get plum() {
    return ourChurchWords.plum
  },
  get ocean() {
    return ourChurchWords.ocean
  },
  get clay() {
    return ourChurchWords.clay
  },
  get own() {
    return ourChurchWords.twoColoursOfOur
  },
}

/** The colours of the church: one of six palettes, or two colours of its own. */
export function ColourFields({ typed: { palette, colour, accent }, set }: Bound) {
  return (
    <>
      <div className="field" role="radiogroup" aria-label={ourChurchWords.colours} aria-required="true">
        <div className="church-palettes">
          {[...palettes, 'own' as const].map((one) => (
            <label className="choice" key={one}>
              <input
                type="radio"
                name="palette"
                value={one}
                checked={palette === one}
                onChange={() => set('palette', one)}
              />
              <Swatch palette={one} colour={colour} accent={accent} />
              {names[one]}
            </label>
          ))}
        </div>
        <Notes name="palette" />
      </div>
      {palette === 'own' && (
        <div className="form-pair">
          <Field
            required
            type="color"
            name="colour"
            value={colour}
            label={ourChurchWords.colourOfButtonsAnd}
            onChange={({ currentTarget }) => set('colour', currentTarget.value)}
          />
          <Field
            required
            type="color"
            name="accent"
            value={accent}
            label={ourChurchWords.accent}
            onChange={({ currentTarget }) => set('accent', currentTarget.value)}
          />
        </div>
      )}
      <ColourPreview palette={palette} colour={colour} accent={accent} />
    </>
  )
}
