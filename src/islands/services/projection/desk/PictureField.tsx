import { useRef, useState } from 'react'
import { Frame, useFieldAttributes } from '../../../../components/form/frame.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import { addNoticePicture } from '../../../../lib/contract/services/calls/projection.ts'
import type { PresentationAnswer } from '../../../../lib/contract/services/projection.ts'
import { projectionDeskWords as words } from './messages.ts'

type Props = { presentation: PresentationAnswer; picture: number | null }

/** The picture of a notice, which is sent when it is chosen; the item names it by its id. */
export function PictureField({ presentation: { id, deck }, picture }: Props) {
  const [chosen, setChosen] = useState({
    id: picture,
    data: deck.pictures.find((one) => one.id === picture)?.data ?? '',
  })
  const [state, setState] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const attributes = useFieldAttributes({ name: 'picture' })

  async function send(photograph: File | undefined): Promise<void> {
    if (!photograph) return
    const body = new FormData()
    body.set('picture', photograph)
    try {
      setChosen(await call(addNoticePicture, { id, body }))
      setState(words.pictureSent)
    } catch (error) {
      setState(whyRefused(error))
    }
  }

  return (
    <Frame name="picture" label={words.picture} hint={undefined} optional>
      <input
        className="input"
        type="file"
        accept="image/*"
        ref={file}
        {...attributes}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      <input name="picture" value={chosen.id ?? ''} readOnly hidden />
      {chosen.data && (
        <span className="flex flex-wrap items-center gap-3">
          <img className="h-20 w-auto rounded" src={chosen.data} alt="" />
          <button
            className="btn"
            type="button"
            onClick={() => {
              setChosen({ id: null, data: '' })
              if (file.current) file.current.value = ''
            }}
          >
            {words.pictureRemove}
          </button>
        </span>
      )}
      <p className="hint" role="status">
        {state}
      </p>
    </Frame>
  )
}
