import { call } from '../../../lib/api/call.ts'
import { offerLanguage } from '../../../lib/contract/website/calls/translations.ts'
import type { LanguageAnswer, LanguagesAnswer } from '../../../lib/contract/website/translations.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { useAct } from '../../../stores/useAct.ts'
import { languageWords } from './messages.ts'
import { coverageOf } from './sentence-words.ts'

type Props = { languages: LanguagesAnswer; changed: (now: LanguagesAnswer) => void }

/** Every language with its coverage, and for an admin the switch that offers it. */
export function LanguageCards({ languages: { languages, may_offer }, changed }: Props) {
  const [busy, act] = useAct()

  const offer = ({ language, name }: LanguageAnswer, is_offered: boolean) =>
    act(
      async () => changed(await call(offerLanguage, { language, body: { is_offered, as_draft: true } })),
      is_offered ? languageWords.nowOffered({ name }) : languageWords.noLongerOffered({ name }),
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
            {languageWords.counts({
              drafts: formatCount(one.draft),
              again: formatCount(one.again),
              missing: formatCount(one.missing),
            })}{' '}
            {languageWords.visitorsWay({
              read: formatCount(one.way.read),
              sentences: formatCount(one.way.sentences),
            })}
          </p>
          {may_offer ? (
            <OfferSwitch language={one} busy={busy} turn={(isOn) => void offer(one, isOn)} />
          ) : (
            <p>{one.is_offered ? languageWords.isOffered : languageWords.isNotOffered}</p>
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
        {isRead ? languageWords.offer({ name }) : languageWords.offerAsDraft({ name })}
      </label>
      <p className="hint" id={`about-${language}`}>
        {isRead ? languageWords.wayIsRead : languageWords.wayIsDraft}
      </p>
    </div>
  )
}
