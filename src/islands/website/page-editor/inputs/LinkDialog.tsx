import { useState } from 'react'
import { Errors } from '../../../../components/form/errors.ts'
import { Field } from '../../../../components/form/Field.tsx'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { isLink, type StoredFile } from '../../../../lib/contract/website/blocks/field.ts'
import { linkOfTyped } from '../../../../lib/text/typed-link.ts'
import { FileInput } from './FileInput.tsx'
import { LinkTargets } from './LinkTargets.tsx'
import { targetKinds } from './link-targets.ts'

type Props = {
  /** The words that lead there, in a text; undefined where they stand elsewhere. */
  words?: string
  address: string
  use: (link: { words: string; address: string }) => void
  close: () => void
}

const kinds = [...targetKinds, ['file', 'File'], ['address', 'Address']] as const
type Kind = (typeof kinds)[number][0]

/** Asks where a link leads: to a page, an event, a sermon or a file of the church, or to an address. */
export function LinkDialog({ words: given, address, use, close }: Props) {
  const [words, setWords] = useState(given ?? '')
  const [kind, setKind] = useState<Kind>(address && !address.startsWith('/') ? 'address' : 'page')
  const finish = (link: { address: string; title: string }) =>
    use({ words: words.trim() || link.title, address: link.address })
  return (
    <Dialog title="Link" close={close}>
      <div className="grid gap-4">
        {given !== undefined && (
          <Field
            name="link-words"
            label="Words"
            hint="What readers press; without them the name of what it leads to"
            maxLength={200}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        <fieldset className="flex flex-wrap gap-2" aria-label="What it leads to">
          {kinds.map(([one, name]) => (
            <button
              className={one === kind ? 'btn btn-primary' : 'btn'}
              type="button"
              key={one}
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        {kind === 'address' && <TypedAddress address={address} finish={finish} />}
        {kind === 'file' && <UploadedFile finish={finish} />}
        {kind !== 'address' && kind !== 'file' && <LinkTargets key={kind} kind={kind} choose={finish} />}
      </div>
    </Dialog>
  )
}

type Finish = { finish: (link: { address: string; title: string }) => void }

function TypedAddress({ address, finish }: Finish & { address: string }) {
  const [typed, setTyped] = useState(address)
  const [wrong, setWrong] = useState('')
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const link = linkOfTyped(typed)
        if (isLink(link)) finish({ address: link, title: typed.trim().replace(/^https?:\/\//, '') })
        else
          setWrong(
            'Please give an address like facebook.com/our-church, an e-mail address or a telephone number',
          )
      }}
    >
      <Errors value={wrong ? { 'link-address': [wrong] } : {}}>
        <Field
          name="link-address"
          label="Address"
          hint="facebook.com/our-church, an e-mail address, a telephone number, or #order for a part of this page"
          required
          inputMode="url"
          autoCapitalize="none"
          maxLength={500}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong('')
          }}
        />
      </Errors>
      <p>
        <button className="btn btn-primary" type="submit">
          Use this address
        </button>
      </p>
    </form>
  )
}

function UploadedFile({ finish }: Finish) {
  const [file, setFile] = useState<StoredFile>({ key: '', name: '', bytes: 0 })
  return (
    <>
      <FileInput label="File" name="link-file" recording={false} value={file} change={setFile} />
      {file.key && (
        <p>
          <button
            className="btn btn-primary"
            type="button"
            onClick={() => finish({ address: `/media/${file.key}`, title: file.name })}
          >
            Use this file
          </button>
        </p>
      )}
    </>
  )
}
