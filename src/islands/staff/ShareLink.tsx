import { type ReactNode, useEffect, useRef } from 'react'
import { shareTexts } from '../../lib/texts/media/share.ts'
import { notify } from '../../stores/toasts.ts'
import { staffWords } from './messages.ts'

type Props = {
  link: string
  label?: string
  hint: ReactNode
  /** The words that WhatsApp sends, the link in them. */
  words: string
  /** Whom WhatsApp sends them to; anybody when it is left out. */
  telephone?: string
  /** Whether the field is focused at once: for a link that is shown this once. */
  isFocused?: boolean
  /** Further buttons. */
  children?: ReactNode
}

/** A link to copy, or to share by WhatsApp. */
export function ShareLink({
  link,
  label = staffWords.theLink,
  hint,
  words,
  telephone = '',
  isFocused,
  children,
}: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])

  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.success(staffWords.linkCopied),
      () => {
        field.current?.select()
        notify.success(shareTexts.copy)
      },
    )

  return (
    <>
      <label className="field">
        <span className="label">{label}</span>
        <input
          className="input"
          ref={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <span className="hint">{hint}</span>
      </label>
      <p className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" onClick={() => void copy()}>
          {staffWords.copyLink}
        </button>
        <a
          className="btn"
          href={`https://wa.me/${telephone.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {staffWords.shareByWhatsApp[0]}
          <span className="sr-only">{staffWords.shareByWhatsApp[1]}</span>
        </a>
        {children}
      </p>
    </>
  )
}
