import { call } from '../../../lib/api/call.ts'
import { offerLanguage } from '../../../lib/contract/website/calls/translations.ts'
import type { LanguageAnswer, LanguagesAnswer } from '../../../lib/contract/website/translations.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { useAct } from '../../../stores/useAct.ts'
import { coverageOf } from './sentence-words.ts'

type Props = { languages: LanguagesAnswer; changed: (now: LanguagesAnswer) => void }

/** Every language with its coverage, and for an admin the switch that offers it. */
export function LanguageCards({ languages: { languages, may_offer }, changed }: Props) {
  const [busy, act] = useAct()

  const offer = ({ language, name }: LanguageAnswer, is_offered: boolean) =>
    act(
      async () => changed(await call(offerLanguage, { language, body: { is_offered, as_draft: true } })),
      is_offered ? `Visitors may now choose ${name}` : `Visitors can no longer choose ${name}`,
    )

  return (
    <ul className="grid gap-5">
      {languages.map((one) => (
        <li className="card grid max-w-prose gap-3" key={one.language}>
          <h2 className="text-lg">
            <a className="inline-flex min-h-11 items-center" href={`#${one.language}`} lang={one.language}>
              {one.name}
            </a>
          </h2>
          <p>{coverageOf(one)}</p>
          <p className="hint">
            {formatCount(one.draft)} drafts, {formatCount(one.again)} to look at again,{' '}
            {formatCount(one.missing)} missing, which are shown in English. Of what a visitor meets first,{' '}
            {formatCount(one.way.read)} of {formatCount(one.way.sentences)} are read.
          </p>
          {may_offer ? (
            <OfferSwitch language={one} busy={busy} turn={(isOn) => void offer(one, isOn)} />
          ) : (
            <p>{one.is_offered ? 'Visitors may choose it.' : 'Visitors cannot choose it yet.'}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

type SwitchProps = { language: LanguageAnswer; busy: boolean; turn: (isOn: boolean) => void }

/** Nobody switches a draft on without reading that it is one. */
function OfferSwitch({ language: { language, name, is_offered, way }, busy, turn }: SwitchProps) {
  const isRead = way.sentences > 0 && way.read === way.sentences
  return (
    <div className="grid gap-1">
      <label className="choice font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={is_offered}
          aria-checked={is_offered}
          // A disabled one would lose the focus.
          aria-disabled={busy}
          aria-describedby={`about-${language}`}
          onChange={({ currentTarget: { checked } }) => busy || turn(checked)}
        />
        {isRead ? `Offer ${name} to visitors` : `Offer ${name} to visitors as a draft`}
      </label>
      <p className="hint" id={`about-${language}`}>
        {isRead
          ? 'Somebody of the church has read what a visitor meets first.'
          : 'Nobody of the church has read all of what a visitor meets first. Each page says that it is a draft. Once it is read, the language is offered by itself.'}
      </p>
    </div>
  )
}
