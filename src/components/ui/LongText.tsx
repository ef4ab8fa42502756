import { splitLong } from '../../lib/text/excerpt.ts'
import { uiWords } from './messages.ts'

type Props = { text: string; about: string }

/** A user's text with its line breaks. The rest of a long text opens on request, also without scripts. */
export function LongText({ text, about }: Props) {
  const [start, rest] = splitLong(text, 320)
  return (
    <div className="long-text">
      <p>{start}</p>
      {rest && (
        <details>
          <summary className="more">
            {uiWords.readMore}
            <span className="sr-only">: {about}</span>
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  )
}
