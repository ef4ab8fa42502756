import { type ReactNode, useLayoutEffect, useRef } from 'react'
import {
  type ChurchColours,
  contrastOf,
  type Scheme,
  type ToneName,
  type Tones,
  toneNames,
  tonesOf,
} from '../../../lib/site/palette.ts'
import { ourChurchWords } from './messages.ts'

/** A piece of a page in the colours that are not saved yet, light and dark, and in words how well it reads. */
export function ColourPreview(church: ChurchColours) {
  const light = tonesOf(church, 'light')
  const isDarker = church.palette === 'own' && light.primary !== church.colour.toLowerCase()
  return (
    <div className="grid gap-3">
      <div className="church-samples">
        <Sample scheme="light" title={ourChurchWords.inLight} tones={light} />
        <Sample scheme="dark" title={ourChurchWords.inDark} tones={tonesOf(church, 'dark')} />
      </div>
      {isDarker && (
        <p className="text-sm text-ink-soft" role="status">
          {ourChurchWords.wordsCouldNotBe}
        </p>
      )}
    </div>
  )
}

type SampleProps = { scheme: Scheme; title: string; tones: Tones }

function Sample({ scheme, title, tones }: SampleProps) {
  const ratio = (text: ToneName, ground: ToneName) =>
    `${contrastOf(tones[text], tones[ground]).toFixed(1)}\u00a0:\u00a01`
  return (
    <figure className="grid content-start gap-2">
      <Toned className={`church-sample church-sample-${scheme}`} tones={tones}>
        <p className="church-sample-ground">
          <b>{ourChurchWords.welcome}</b> <span>{ourChurchWords.thisSunday}</span>
        </p>
        <div className="church-sample-page">
          <p className="font-serif text-lg font-semibold">{ourChurchWords.comeAndSee}</p>
          <p>
            {ourChurchWords.wordsAsTheyStand[0]}
            <span className="church-sample-link">{ourChurchWords.wordsAsTheyStand[1]}</span>
            {ourChurchWords.wordsAsTheyStand[2]}
          </p>
          <div className="card">
            <p className="text-ink-soft">{ourChurchWords.cardWithSofterWords}</p>
            <span className="btn btn-primary">{ourChurchWords.button}</span>
          </div>
        </div>
      </Toned>
      <figcaption className="text-sm text-ink-soft">
        {ourChurchWords.readsWell({
          title,
          text: ratio('ink', 'paper'),
          links: ratio('link', 'paper'),
          buttons: ratio('on-primary', 'primary'),
        })}
      </figcaption>
    </figure>
  )
}

/** The two colours of a palette, beside its name. */
export function Swatch({ palette, colour, accent }: ChurchColours) {
  const { primary, gold } = tonesOf({ palette, colour, accent }, 'light')
  const place = useProperties({ '--one': primary, '--other': gold })
  return <span className="church-swatch" ref={place} aria-hidden="true" />
}

/** Its content is a picture: nothing in it is pressed or read aloud. */
function Toned({ tones, className, children }: { tones: Tones; className: string; children: ReactNode }) {
  const properties = Object.fromEntries(toneNames.map((name) => [`--color-${name}`, tones[name]]))
  const place = useProperties(properties)
  return (
    <div className={className} ref={place} aria-hidden="true" inert>
      {children}
    </div>
  )
}

/** Sets custom properties of an element by script: the policy of the page refuses a `style` attribute in HTML. */
function useProperties(properties: Record<string, string>) {
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties)) place.current?.style.setProperty(name, value)
  })
  return place
}
