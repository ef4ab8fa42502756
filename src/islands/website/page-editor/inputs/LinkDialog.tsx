import { useState } from 'react'
import { Errors } from '../../../../components/form/errors.ts'
import { Field } from '../../../../components/form/Field.tsx'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { isLink, type StoredFile } from '../../../../lib/contract/website/blocks/field.ts'
import { linkOfTyped } from '../../../../lib/text/typed-link.ts'
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { FileInput } from './FileInput.tsx'
import { LinkTargets } from './LinkTargets.tsx'
import { targetKinds } from './link-targets.ts'
import { inputWords } from './messages.ts'

type Props = {
  /** The words that lead there, in a text; undefined where they stand elsewhere. */
  words?: string
  address: string
  use: (link: { words: string; address: string }) => void
  close: () => void
}

const kinds = () => [...targetKinds(), ['file', inputWords.file], ['address', inputWords.address]] as const
type Kind = ReturnType<typeof kinds>[number][0]

/** Asks where a link leads: to a page, an event, a sermon or a file of the church, or to an address. */
export function LinkDialog({ words: given, address, use, close }: Props) {
  const [words, setWords] = useState(given ?? '')
  const [kind, setKind] = useState<Kind>(address && !address.startsWith('/') ? 'address' : 'page')
  const finish = (link: { address: string; title: string }) =>
    use({ words: words.trim() || link.title, address: link.address })
  return (
    <Dialog title={inputWords.link} close={close}>
      <div className="grid gap-4">
        {given !== undefined && (
          <Field
            name="link-words"
            label={inputWords.words}
            hint={inputWords.whatReadersPressWithout}
            maxLength={200}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        <fieldset className="flex flex-wrap gap-2" aria-label={inputWords.whatItLeadsTo}>
          {kinds().map(([one, name]) => (
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
  const isPost = useIsPost()
  const [wrong, setWrong] = useState('')
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const link = linkOfTyped(typed)
        if (isLink(link)) finish({ address: link, title: typed.trim().replace(/^https?:\/\//, '') })
        else setWrong(inputWords.pleaseGiveAddressLike)
      }}
    >
      <Errors value={wrong ? { 'link-address': [wrong] } : {}}>
        <Field
          name="link-address"
          label={inputWords.address}
          hint={isPost ? postEditorWords.addressHint : inputWords.facebookComOurChurch}
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
          {inputWords.useThisAddress}
        </button>
      </p>
    </form>
  )
}

function UploadedFile({ finish }: Finish) {
  const [file, setFile] = useState<StoredFile>({ key: '', name: '', bytes: 0 })
  return (
    <>
      <FileInput label={inputWords.file} name="link-file" recording={false} value={file} change={setFile} />
      {file.key && (
        <p>
          <button
            className="btn btn-primary"
            type="button"
            onClick={() => finish({ address: `/media/${file.key}`, title: file.name })}
          >
            {inputWords.useThisFile}
          </button>
        </p>
      )}
    </>
  )
}
