import type { MessageChoice } from '../../../../lib/contract/messages/message-choice.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { settingsWords } from '../messages.ts'

type Props = { whatsapp: NonNullable<MessageChoice['whatsapp']>; decide: (given: boolean) => void }

/** Whether the church may write by WhatsApp, since when and where that was decided. */
export function WhatsAppChoice({ whatsapp, decide }: Props) {
  const { telephone, given, decided_at, how, stopped_at } = whatsapp
  if (!telephone)
    return (
      <p className="notice">
        {settingsWords.whatsAppNoNumber[0]}
        <a href="/profile">{settingsWords.whatsAppNoNumber[1]}</a>
        {settingsWords.whatsAppNoNumber[2]}
      </p>
    )
  return (
    <fieldset className="grid gap-3">
      <legend>{settingsWords.whatsApp}</legend>
      <label className="choice">
        <input
          type="checkbox"
          checked={given === true && !stopped_at}
          disabled={stopped_at !== null}
          onChange={({ currentTarget: { checked } }) => decide(checked)}
        />
        {settingsWords.whatsAppMay({ telephone })}
      </label>
      <p className="hint">
        {decided_at && `${settingsWords.whatsAppDecided({ day: shownDay(decided_at), how })} `}
        {settingsWords.whatsAppStop}
      </p>
      {stopped_at && <p className="notice">{settingsWords.whatsAppStopped({ day: shownDay(stopped_at) })}</p>}
    </fieldset>
  )
}
