import { Field, LongField } from '../../../components/form/Field.tsx'
import { symbol, tone } from '../../../lib/contract/website/blocks/block.ts'
import type { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import { FieldInputs } from './inputs/FieldInput.tsx'
import { PictureInput } from './inputs/PictureInput.tsx'
import { editorWords, postEditorWords } from './messages.ts'

const looks = { symbol: symbol(), tone: tone() }

type Props = {
  document: DraftDocument
  change: (document: DraftDocument) => void
  /** A post of the news has a picture, and its description is what lists say of it. */
  isPost?: boolean
}

/** The title of a page, and what search engines and chats show of it. */
export function PageFields({ document, change, isPost = false }: Props) {
  const { title, description, share } = document
  return (
    <section className="card grid gap-4 p-4" aria-label={isPost ? postEditorWords.post : editorWords.page}>
      <Field
        name="page-title"
        label={editorWords.title}
        hint={editorWords.inBrowsersTabIn}
        required
        maxLength={80}
        value={title}
        onChange={({ currentTarget }) => change({ ...document, title: currentTarget.value })}
      />
      <LongField
        name="page-description"
        label={isPost ? editorWords.excerpt : editorWords.description}
        hint={isPost ? editorWords.sentenceOrTwoFor : editorWords.sentenceOrTwoFor2}
        maxLength={300}
        rows={2}
        value={description}
        onChange={({ currentTarget }) => change({ ...document, description: currentTarget.value })}
      />
      {isPost && (
        <PictureInput
          label={editorWords.picture}
          name="page-picture"
          shape={0}
          value={document.picture}
          change={(picture) => change({ ...document, picture })}
        />
      )}
      <details>
        <summary className="more">{editorWords.chatPreview}</summary>
        <div className="grid gap-4 pt-3">
          <Field
            name="page-share"
            label={editorWords.titleInChats}
            maxLength={80}
            value={share.title}
            onChange={({ currentTarget }) =>
              change({ ...document, share: { ...share, title: currentTarget.value } })
            }
          />
          <FieldInputs
            fields={looks}
            values={share}
            name="share"
            change={(name, value) => change({ ...document, share: { ...share, [name]: value } })}
          />
        </div>
      </details>
    </section>
  )
}
