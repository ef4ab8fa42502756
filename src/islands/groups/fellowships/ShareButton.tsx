import { useState } from 'react'
import { shareTexts } from '../../../lib/texts/media/share.ts'
import { notify } from '../../../stores/toasts.ts'
import { fellowshipWords } from './messages.ts'

/** Opens the device's share sheet. Without one, shows the link and, if permitted, copies it to the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const [link, setLink] = useState('')

  async function share(): Promise<void> {
    const url = new URL(path, location.href).href
    const { shareLink } = await import('../../../lib/browser/share.ts')
    const outcome = await shareLink(title, url)
    if (outcome === 'shared' || outcome === 'closed') return
    setLink(url)
    notify.success(shareTexts.copy)
  }

  return (
    <>
      <button className="btn" type="button" onClick={() => void share()}>
        {fellowshipWords.share}
      </button>
      {link && (
        <label className="field order-last w-full">
          <span className="label">{fellowshipWords.copyLink}</span>
          <input
            className="input"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  )
}
